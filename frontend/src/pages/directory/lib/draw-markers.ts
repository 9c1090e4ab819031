import type { Marker } from './clusters';

/** Colors of the page in a form that a canvas accepts. */
export interface MarkerColours {
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
  colours: MarkerColours;
}

const DOT_RADIUS_PX = 5;

/** Returns the radius of a marker in pixels; that of a cluster grows with the logarithm of its count. */
const markerRadius = ({ count }: Marker): number =>
  count === 1 ? DOT_RADIUS_PX : 9 + 2.2 * Math.log2(count + 1) * 0.9;

/** Draws the markers, the smallest last so that none hides another. */
export function drawMarkers(brush: CanvasRenderingContext2D, drawing: MarkerDrawing): void {
  const { markers, onScreen, highlighted, colours } = drawing;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.lineWidth = 1.5;
  for (const marker of [...markers].sort((one, other) => other.count - one.count)) {
    const [x, y] = onScreen(marker);
    const isHighlighted = marker === highlighted;
    const radius = markerRadius(marker);
    brush.beginPath();
    brush.arc(x, y, isHighlighted && marker.count === 1 ? radius + 2 : radius, 0, 2 * Math.PI);
    brush.fillStyle = isHighlighted ? colours.highlight : colours.dot;
    brush.strokeStyle = colours.edge;
    brush.fill();
    brush.stroke();
    if (marker.count === 1) continue;
    brush.fillStyle = isHighlighted ? colours.onHighlight : colours.text;
    brush.font = `700 ${marker.count > 999 ? 11 : 12.5}px 'Atkinson Hyperlegible Next', Arial, sans-serif`;
    brush.fillText(marker.count.toLocaleString('en-US'), x, y + 0.5);
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
