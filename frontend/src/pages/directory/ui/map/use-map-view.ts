import { useCallback, useEffect, useRef, useState } from 'react';
import { interpolateViews, WHOLE_MAP_VIEW, type MapView } from '../../lib/map-view';

const VIEW_ANIMATION_MS = 400;

/** The visible part of the map. It moves gradually, or immediately if the user prefers reduced motion. */
export function useMapView() {
  const [view, show] = useState<MapView>(WHOLE_MAP_VIEW);
  const shown = useRef(view);
  const frame = useRef(0);

  const setView = useCallback((next: MapView | ((before: MapView) => MapView)) => {
    cancelAnimationFrame(frame.current);
    shown.current = typeof next === 'function' ? next(shown.current) : next;
    show(shown.current);
  }, []);

  const glideTo = useCallback(
    (to: MapView) => {
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return setView(to);
      const [from, began] = [shown.current, performance.now()];
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, (now - began) / VIEW_ANIMATION_MS));
        setView(share < 1 ? interpolateViews(from, to, 1 - (1 - share) ** 3) : to);
        if (share < 1) frame.current = requestAnimationFrame(step);
      };
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(step);
    },
    [setView],
  );

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return { view, setView, glideTo };
}
