"""Who plays whom, when it is over, and who stands where: every form of tournament, as pure rules.

`course` has the values that go in and out, `form` what every form answers. Nothing here knows of
people, clocks or games: entrants are numbers, and points are counted in halves.
"""
