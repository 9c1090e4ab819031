import type { QueryClient } from '@tanstack/react-query';

/**
 * Moves the responses that the server embedded in the document into the cache, so that the first page needs no request for
 * them. They are an object from the path of a GET route to its response body, in the script element `#answers`.
 */
export function cacheEmbeddedResponses(queryClient: QueryClient): void {
  const element = document.getElementById('answers');
  if (!element) return;
  const answers = JSON.parse(element.textContent) as Record<string, unknown>;
  for (const [path, answer] of Object.entries(answers)) queryClient.setQueryData([path], answer);
  element.remove();
}
