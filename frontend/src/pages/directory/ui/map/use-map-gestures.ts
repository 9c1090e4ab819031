import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { moveView, visibleBox, zoomView, type MapView } from '../../lib/map-view';

type Position = [number, number];

interface MapGestureOptions {
  box: RefObject<HTMLElement | null>;
  view: MapView;
  onView: (next: (before: MapView) => MapView) => void;
  /** Called for a press without movement, with its position in pixels of the box and its target. */
  onPress: (at: Position, target: EventTarget) => void;
  onHover: (at: Position | null) => void;
}

/** Distance in pixels from which a press is a drag. */
const DRAG_THRESHOLD_PX = 5;
const WHEEL_ZOOM_FACTOR = 0.01;

/** Handles dragging, pinching and Ctrl + wheel on the map. The wheel without Ctrl scrolls the page. */
export function useMapGestures({ box, view, onView, onPress, onHover }: MapGestureOptions) {
  const activePointers = useRef(new Map<number, Position>());
  const start = useRef<{ at: Position; isDrag: boolean } | null>(null);

  const toElementPosition = ({ clientX, clientY }: { clientX: number; clientY: number }): Position => {
    const rect = box.current?.getBoundingClientRect();
    return rect ? [clientX - rect.left, clientY - rect.top] : [0, 0];
  };
  const toPlanePosition = (of: MapView, [x, y]: Position): Position => {
    const seen = visibleBox(of);
    const { clientWidth = 1, clientHeight = 1 } = box.current ?? {};
    return [seen.x + (x / clientWidth) * seen.width, seen.y + (y / clientHeight) * seen.height];
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = toElementPosition(event);
      onView((before) => zoomView(before, Math.exp(-event.deltaY * WHEEL_ZOOM_FACTOR), toPlanePosition(before, at)));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  });

  function down(event: PointerEvent) {
    activePointers.current.set(event.pointerId, toElementPosition(event));
    start.current = { at: toElementPosition(event), isDrag: activePointers.current.size > 1 };
  }

  function move(event: PointerEvent) {
    const at = toElementPosition(event);
    const before = activePointers.current.get(event.pointerId);
    if (!before || !start.current) return onHover(event.pointerType === 'mouse' ? at : null);
    const [startX, startY] = start.current.at;
    if (!start.current.isDrag && Math.hypot(at[0] - startX, at[1] - startY) < DRAG_THRESHOLD_PX) return;
    if (!start.current.isDrag) event.currentTarget.setPointerCapture(event.pointerId);
    start.current.isDrag = true;
    onHover(null);

    const other = [...activePointers.current].find(([id]) => id !== event.pointerId)?.[1];
    activePointers.current.set(event.pointerId, at);
    if (other) {
      const spread = (one: Position) => Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]));
      const middle: Position = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
      return onView((last) => zoomView(last, spread(at) / spread(before), toPlanePosition(last, middle)));
    }
    const { clientWidth = 1, clientHeight = 1 } = box.current ?? {};
    onView((last) => moveView(last, (before[0] - at[0]) / clientWidth, (before[1] - at[1]) / clientHeight));
  }

  function up(event: PointerEvent) {
    activePointers.current.delete(event.pointerId);
    if (start.current && !start.current.isDrag && event.type === 'pointerup')
      onPress(toElementPosition(event), event.target);
    if (activePointers.current.size === 0) start.current = null;
  }

  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: () => onHover(null),
    // Until the map is zoomed in, a finger on it scrolls the page as usual.
    style: { touchAction: view.zoom > 1 ? 'none' : 'pan-y' },
  };
}
