"""Small faults planted one at a time, to see whether the tests find them."""
