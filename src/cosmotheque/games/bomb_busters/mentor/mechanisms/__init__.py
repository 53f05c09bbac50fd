"""What the mentor says of each mechanism, one a module; importing them makes them speak."""
