"""The rules. Reading order: `sampler`, `drafting`, `launching`, `ending`, `legal`, `apply`, `refusals`."""
