"""The contract between the games and everything else. Imports nothing else of the package."""
