import { MAP_PLANE_SIZE } from './projection';

/** The visible part of the plane: its center, and its zoom factor relative to the whole. */
export interface MapView {
  x: number;
  y: number;
  zoom: number;
}

export const MAX_ZOOM = 24;
export const WHOLE_MAP_VIEW: MapView = { x: MAP_PLANE_SIZE.width / 2, y: MAP_PLANE_SIZE.height / 2, zoom: 1 };

const clamp = (least: number, value: number, max: number) => Math.min(max, Math.max(least, value));

/**
 * Returns the nearest allowed view. The closer the zoom, the more may be beyond the edge, so that coasts can be
 * centered.
 */
function clampView({ x, y, zoom }: MapView): MapView {
  const clampedZoom = clamp(1, zoom, MAX_ZOOM);
  const margin = 1 / (2 * clampedZoom * clampedZoom);
  return {
    zoom: clampedZoom,
    x: clamp(MAP_PLANE_SIZE.width * margin, x, MAP_PLANE_SIZE.width * (1 - margin)),
    y: clamp(MAP_PLANE_SIZE.height * margin, y, MAP_PLANE_SIZE.height * (1 - margin)),
  };
}

/** Zooms in or out around a point of the plane, which keeps its place in the window. */
export function zoomView(view: MapView, factor: number, [atX, atY]: [number, number] = [view.x, view.y]): MapView {
  const zoom = clamp(1, view.zoom * factor, MAX_ZOOM);
  const share = view.zoom / zoom;
  return clampView({ zoom, x: atX + (view.x - atX) * share, y: atY + (view.y - atY) * share });
}

/** Moves the window by fractions of its size. */
export const moveView = (view: MapView, right: number, down: number): MapView =>
  clampView({
    ...view,
    x: view.x + (right * MAP_PLANE_SIZE.width) / view.zoom,
    y: view.y + (down * MAP_PLANE_SIZE.height) / view.zoom,
  });

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the closest view of a box with a margin around it. */
export const viewFramingBox = ({ x, y, width, height }: Box): MapView =>
  clampView({
    x: x + width / 2,
    y: y + height / 2,
    zoom: Math.min(0.8 * Math.min(MAP_PLANE_SIZE.width / width, MAP_PLANE_SIZE.height / height), 10),
  });

/** Returns the part of the plane that is visible. */
export const visibleBox = ({ x, y, zoom }: MapView): Box => {
  const [width, height] = [MAP_PLANE_SIZE.width / zoom, MAP_PLANE_SIZE.height / zoom];
  return { x: x - width / 2, y: y - height / 2, width, height };
};

/** Returns the smallest box that contains all given boxes and points; undefined for none. */
export function boundingBox(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  // Doesn't spread arguments: there may be thousands of boxes.
  const least = (of: (box: Box) => number) => boxes.reduce((min, box) => Math.min(min, of(box)), Infinity);
  const max = (of: (box: Box) => number) => boxes.reduce((max, box) => Math.max(max, of(box)), -Infinity);
  const [x, y] = [least((box) => box.x), least((box) => box.y)];
  return { x, y, width: max((box) => box.x + box.width) - x, height: max((box) => box.y + box.height) - y };
}

/** Interpolates between two views; `to` is reached at a share of 1. */
export function interpolateViews(from: MapView, to: MapView, share: number): MapView {
  const mixed = (one: number, other: number) => one + (other - one) * share;
  return { x: mixed(from.x, to.x), y: mixed(from.y, to.y), zoom: 1 / mixed(1 / from.zoom, 1 / to.zoom) };
}
