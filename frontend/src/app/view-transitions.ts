/**
 * A transition that is skipped, because the next one starts or the tab is hidden, rejects its promises. The page changes all the
 * same; nothing but the animation is missing, and the router does not wait for that.
 */
export function ignoreSkippedTransitions(): void {
  // Not every browser has it.
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    for (const promise of [transition.ready, transition.finished]) promise.catch(() => undefined);
    return transition;
  };
}
