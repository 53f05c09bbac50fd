"""The games over HTTP and websockets."""
