/**
 * A transition that is skipped, because the next one starts or the tab is hidden, rejects its promises. The page
 * changes anyway; only the animation is missing, and the router doesn't wait for it.
 */
export function ignoreSkippedTransitions(): void {
  // Not every browser supports it.
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    for (const promise of [transition.ready, transition.finished]) promise.catch(() => undefined);
    return transition;
  };
}
