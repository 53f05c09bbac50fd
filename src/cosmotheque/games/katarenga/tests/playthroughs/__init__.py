"""One record for each way the games can end, and what made them."""
