"""The rules. Reading order: `layout`, `routes`, `rounds`, `legal`, `apply`, `refusals`."""
