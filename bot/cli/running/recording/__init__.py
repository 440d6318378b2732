"""`FARKLE_RECORD`: what Discord sends and gets, without what tells of anybody."""
