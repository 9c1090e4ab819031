import { useLayoutEffect, useRef } from 'react';

const ANIMATION_TIMING: KeyframeAnimationOptions = { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Animates the entries of a list to their new places when the order changes, unless the user prefers reduced motion.
 *
 * @param order changes with the order
 */
export function useAnimatedOrder(order: string) {
  const list = useRef<HTMLUListElement>(null);
  const positions = useRef(new Map<Element, { left: number; top: number }>());

  useLayoutEffect(() => {
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const before = positions.current;
    positions.current = new Map();
    for (const entry of list.current?.children ?? []) {
      const { offsetLeft: left, offsetTop: top } = entry as HTMLElement;
      positions.current.set(entry, { left, top });
      const previous = before.get(entry);
      if (prefersReducedMotion || !previous || (previous.left === left && previous.top === top)) continue;
      entry.animate(
        [{ transform: `translate(${previous.left - left}px, ${previous.top - top}px)` }, { transform: 'none' }],
        ANIMATION_TIMING,
      );
    }
  }, [order]);

  return list;
}
