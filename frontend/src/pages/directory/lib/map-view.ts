import { PLANE } from './projection';

/** The visible part of the plane: its center, and its zoom factor relative to the whole. */
export interface MapView {
  x: number;
  y: number;
  zoom: number;
}

export const CLOSEST = 24;
export const WHOLE: MapView = { x: PLANE.width / 2, y: PLANE.height / 2, zoom: 1 };

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * Returns the nearest allowed view. The closer the zoom, the more may be beyond the edge, so that coasts can be
 * centered.
 */
function clamped({ x, y, zoom }: MapView): MapView {
  const closer = clamp(1, zoom, CLOSEST);
  const margin = 1 / (2 * closer * closer);
  return {
    zoom: closer,
    x: clamp(PLANE.width * margin, x, PLANE.width * (1 - margin)),
    y: clamp(PLANE.height * margin, y, PLANE.height * (1 - margin)),
  };
}

/** Zooms in or out around a point of the plane, which keeps its place in the window. */
export function zoomed(view: MapView, factor: number, [atX, atY]: [number, number] = [view.x, view.y]): MapView {
  const zoom = clamp(1, view.zoom * factor, CLOSEST);
  const share = view.zoom / zoom;
  return clamped({ zoom, x: atX + (view.x - atX) * share, y: atY + (view.y - atY) * share });
}

/** Moves the window by fractions of its size. */
export const moved = (view: MapView, right: number, down: number): MapView =>
  clamped({
    ...view,
    x: view.x + (right * PLANE.width) / view.zoom,
    y: view.y + (down * PLANE.height) / view.zoom,
  });

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the closest view of a box with a margin around it. */
export const framing = ({ x, y, width, height }: Box): MapView =>
  clamped({
    x: x + width / 2,
    y: y + height / 2,
    zoom: Math.min(0.8 * Math.min(PLANE.width / width, PLANE.height / height), 10),
  });

/** Returns the part of the plane that is visible. */
export const windowOf = ({ x, y, zoom }: MapView): Box => {
  const [width, height] = [PLANE.width / zoom, PLANE.height / zoom];
  return { x: x - width / 2, y: y - height / 2, width, height };
};

/** Returns the smallest box that contains all given boxes and points; undefined for none. */
export function boundingBox(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  // Doesn't spread arguments: there may be thousands of boxes.
  const least = (of: (box: Box) => number) => boxes.reduce((min, box) => Math.min(min, of(box)), Infinity);
  const most = (of: (box: Box) => number) => boxes.reduce((max, box) => Math.max(max, of(box)), -Infinity);
  const [x, y] = [least((box) => box.x), least((box) => box.y)];
  return { x, y, width: most((box) => box.x + box.width) - x, height: most((box) => box.y + box.height) - y };
}

/** Interpolates between two views; `to` is reached at a share of 1. */
export function between(from: MapView, to: MapView, share: number): MapView {
  const mixed = (one: number, other: number) => one + (other - one) * share;
  return { x: mixed(from.x, to.x), y: mixed(from.y, to.y), zoom: 1 / mixed(1 / from.zoom, 1 / to.zoom) };
}
