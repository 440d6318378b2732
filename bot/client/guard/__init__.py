"""What every interaction passes: bounds, budgets, order, and the presenter of errors."""
