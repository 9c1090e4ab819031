interface StatePosition {
  code: string;
  x: number;
  y: number;
}

type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const DISTANCE_IN_DIRECTION: Record<ArrowKey, (dx: number, dy: number) => number> = {
  ArrowLeft: (dx) => -dx,
  ArrowRight: (dx) => dx,
  ArrowUp: (_, dy) => -dy,
  ArrowDown: (_, dy) => dy,
};

export const isArrowKey = (key: string): key is ArrowKey => key in DISTANCE_IN_DIRECTION;

/**
 * Returns the state that an arrow key leads to: the nearest one ahead, where the sideways distance counts double;
 * `from` if there is none.
 */
export function findNeighborStateCode(positions: readonly StatePosition[], from: string, arrow: ArrowKey): string {
  const start = positions.find(({ code }) => code === from);
  if (!start) return from;
  const ahead = positions.flatMap(({ code, x, y }) => {
    const [dx, dy] = [x - start.x, y - start.y];
    const forwardDistance = DISTANCE_IN_DIRECTION[arrow](dx, dy);
    const sidewaysDistance = Math.abs(arrow === 'ArrowLeft' || arrow === 'ArrowRight' ? dy : dx);
    return forwardDistance > 4 && sidewaysDistance <= 1.2 * forwardDistance
      ? [{ code, cost: forwardDistance + 2 * sidewaysDistance }]
      : [];
  });
  return ahead.sort((one, other) => one.cost - other.cost)[0]?.code ?? from;
}
