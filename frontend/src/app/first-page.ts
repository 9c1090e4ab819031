import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/** A page that takes longer than this gets its placeholder in the meantime. */
const MAX_WAIT_MS = 250;

interface LoadingRouter {
  readonly history: RouterHistory;
  readonly load: AnyRouter['load'];
}

/**
 * Loads the first page, so that it is rendered together with the application: React can interrupt that rendering, but
 * not the one after a page has been loaded, which kept phones busy for 200 ms. Until then, the document shows the text
 * that the server put there.
 * @returns ends the loading of further pages by this function; call it when the application, which loads them itself, is
 *   rendered
 */
export async function loadFirstPage(router: LoadingRouter): Promise<() => void> {
  // Otherwise a step back or forward before the first rendering would change the address only. A function of its own:
  // the application subscribes `router.load`, and a history has each subscriber once.
  const stopLoading = router.history.subscribe((change) => void router.load(change));
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
  return stopLoading;
}
