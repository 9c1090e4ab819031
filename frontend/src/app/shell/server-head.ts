const SERVER_WRITES =
  'title, meta[name="description"], meta[name="keywords"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], script[type="application/ld+json"]';

/** The head tags the server wrote for this address. Taken before the first render, so none of ours is among them. */
const written = typeof document === 'undefined' ? [] : [...document.head.querySelectorAll(SERVER_WRITES)];

/** Removes the server's head tags once the routes have brought their own; else each would stand there twice. */
export function handOverHead(): void {
  written.splice(0).forEach((tag) => tag.remove());
}
