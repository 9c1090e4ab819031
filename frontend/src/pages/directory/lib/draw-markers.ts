import type { Marker } from './clusters';

/** Colors of the page in a form that a canvas accepts. */
export interface MarkerColors {
  dot: string;
  text: string;
  edge: string;
  highlight: string;
  onHighlight: string;
}

interface MarkerDrawing {
  markers: readonly Marker[];
  /** Converts a position on the plane to pixels of the canvas box. */
  onScreen: (at: { x: number; y: number }) => [number, number];
  highlighted: Marker | null;
  colours: MarkerColors;
}

const DOT_RADIUS_PX = 5;

/** Returns the radius of a marker in pixels; that of a cluster grows with the logarithm of its count. */
const markerRadius = ({ count }: Marker): number =>
  count === 1 ? DOT_RADIUS_PX : 9 + 2.2 * Math.log2(count + 1) * 0.9;

/** Draws the markers, the smallest last so that none hides another. */
export function drawMarkers(ctx: CanvasRenderingContext2D, drawing: MarkerDrawing): void {
  const { markers, onScreen, highlighted, colours } = drawing;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 1.5;
  for (const marker of [...markers].sort((one, other) => other.count - one.count)) {
    const [x, y] = onScreen(marker);
    const isHighlighted = marker === highlighted;
    const radius = markerRadius(marker);
    ctx.beginPath();
    ctx.arc(x, y, isHighlighted && marker.count === 1 ? radius + 2 : radius, 0, 2 * Math.PI);
    ctx.fillStyle = isHighlighted ? colours.highlight : colours.dot;
    ctx.strokeStyle = colours.edge;
    ctx.fill();
    ctx.stroke();
    if (marker.count === 1) continue;
    ctx.fillStyle = isHighlighted ? colours.onHighlight : colours.text;
    ctx.font = `700 ${marker.count > 999 ? 11 : 12.5}px 'Atkinson Hyperlegible Next', Arial, sans-serif`;
    ctx.fillText(marker.count.toLocaleString('en-US'), x, y + 0.5);
  }
}

/** Returns the marker closest to a point of the screen; null if none is within reach of a finger. */
export function findMarkerAt(
  markers: readonly Marker[],
  onScreen: (at: { x: number; y: number }) => [number, number],
  [x, y]: [number, number],
): Marker | null {
  const reached = markers.flatMap((marker) => {
    const [markerX, markerY] = onScreen(marker);
    const distance = Math.hypot(markerX - x, markerY - y);
    return distance <= Math.max(10, markerRadius(marker)) ? [{ marker, distance }] : [];
  });
  return reached.sort((one, other) => one.distance - other.distance)[0]?.marker ?? null;
}
