"""Use cases of ladders: joining and challenging, answering, and what happens by itself."""
