"""What nobody we know has written: every parser fed with anything at all."""
