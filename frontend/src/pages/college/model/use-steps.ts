import { startTransition, useEffect, useState } from 'react';

/** Time for the browser to draw one step and to answer the user before the next one. */
const STEP_MS = 16;

/** Pages of this document that were shown before: going back to one restores its scroll position at once. */
const shownBefore = new Set<number>();

/** Going back, reloading and links to a part of the page need the full height of the page from the beginning. */
function canAppearInSteps(page: number): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (
    navigation !== undefined &&
    'type' in navigation &&
    navigation.type === 'navigate' &&
    document.visibilityState === 'visible' &&
    window.location.hash === '' &&
    !shownBefore.has(page)
  );
}

/**
 * Returns how many of the `count` parts of a page are to be rendered: more with each step, so that no single task
 * keeps a slow phone from answering for longer than 50 ms.
 *
 * @param page identifies the page; one that was shown before has all parts at once
 */
export function useSteps(page: number, count: number): number {
  const [steps, setSteps] = useState(() => (canAppearInSteps(page) ? 0 : count));

  useEffect(() => {
    if (steps >= count) {
      shownBefore.add(page);
      return;
    }
    const timer = setTimeout(() => startTransition(() => setSteps(steps + 1)), STEP_MS);
    return () => clearTimeout(timer);
  }, [page, steps, count]);

  return steps;
}
