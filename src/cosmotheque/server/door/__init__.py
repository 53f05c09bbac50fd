"""The way in and out: requests, websockets, cookies, limits, pages."""
