import { PLANE } from './projection';

/** The window on the plane: its middle, and how many times closer it is than the whole. */
export interface MapView {
  x: number;
  y: number;
  zoom: number;
}

export const CLOSEST = 24;
export const WHOLE: MapView = { x: PLANE.width / 2, y: PLANE.height / 2, zoom: 1 };

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The nearest view that is allowed: the closer one is, the more may lie beyond the edge, so that coasts come to the middle. */
function clamped({ x, y, zoom }: MapView): MapView {
  const closer = within(1, zoom, CLOSEST);
  const margin = 1 / (2 * closer * closer);
  return {
    zoom: closer,
    x: within(PLANE.width * margin, x, PLANE.width * (1 - margin)),
    y: within(PLANE.height * margin, y, PLANE.height * (1 - margin)),
  };
}

/** Comes closer, or steps back, towards a point of the plane that stays where it is in the window. */
export function zoomed(view: MapView, factor: number, [atX, atY]: [number, number] = [view.x, view.y]): MapView {
  const zoom = within(1, view.zoom * factor, CLOSEST);
  const share = view.zoom / zoom;
  return clamped({ zoom, x: atX + (view.x - atX) * share, y: atY + (view.y - atY) * share });
}

/** Moves the window by shares of its own size. */
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

/** The closest view of a box with some room around it. */
export const framing = ({ x, y, width, height }: Box): MapView =>
  clamped({
    x: x + width / 2,
    y: y + height / 2,
    zoom: Math.min(0.8 * Math.min(PLANE.width / width, PLANE.height / height), 10),
  });

/** What of the plane is in the window. */
export const windowOf = ({ x, y, zoom }: MapView): Box => {
  const [width, height] = [PLANE.width / zoom, PLANE.height / zoom];
  return { x: x - width / 2, y: y - height / 2, width, height };
};

/** The smallest box around some points and boxes; undefined without any. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  // No spread of arguments: there may be thousands.
  const least = (of: (box: Box) => number) => boxes.reduce((min, box) => Math.min(min, of(box)), Infinity);
  const most = (of: (box: Box) => number) => boxes.reduce((max, box) => Math.max(max, of(box)), -Infinity);
  const [x, y] = [least((box) => box.x), least((box) => box.y)];
  return { x, y, width: most((box) => box.x + box.width) - x, height: most((box) => box.y + box.height) - y };
}

/** A view on the way from one to another, which is reached at 1. */
export function between(from: MapView, to: MapView, share: number): MapView {
  const mixed = (one: number, other: number) => one + (other - one) * share;
  return { x: mixed(from.x, to.x), y: mixed(from.y, to.y), zoom: 1 / mixed(1 / from.zoom, 1 / to.zoom) };
}
