"""The colours of charts and tables, which have a ground of their own under Discord's themes."""

from typing import Final

GROUND: Final = "#20252d"
INK: Final = "#f2efe8"
FAINT: Final = "#8b95a3"
GOLD: Final = "#f0b429"
"""What the eye should find first: the curve, who won."""
RAISED: Final = "#2d343f"
"""The ground of a box."""
DIM: Final = "#49525f"
"""Where nothing can stand."""
