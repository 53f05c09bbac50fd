"""Alembic's door: takes the steps over the connection it is given. The transaction is the caller's."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transaction_per_migration=False)
context.run_migrations()
