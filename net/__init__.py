"""Where a match happens: the authority, the sessions onto it, its store, and the network between them."""
