"""What Alembic runs: the steps, on the connection that it was given."""

from alembic import context

from ghostlight.server.store import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
