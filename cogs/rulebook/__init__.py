"""Commands and buttons of rulesets."""
