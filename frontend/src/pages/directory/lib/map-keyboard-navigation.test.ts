import { findNeighborStateCode } from './map-keyboard-navigation';
import outlines from './us-states.json';

// Approximate positions on the map; y increases toward the south.
const STATE_POSITIONS = [
  { code: 'CA', x: 100, y: 300 },
  { code: 'NV', x: 160, y: 260 },
  { code: 'OR', x: 100, y: 130 },
  { code: 'UT', x: 230, y: 270 },
];

describe('moving between states', () => {
  it.each([
    ['ArrowRight', 'CA', 'NV'],
    ['ArrowRight', 'NV', 'UT'],
    ['ArrowLeft', 'NV', 'CA'],
    ['ArrowUp', 'CA', 'OR'],
  ] as const)('%s moves from %s to %s', (arrow, from, to) => {
    expect(findNeighborStateCode(STATE_POSITIONS, from, arrow)).toBe(to);
  });

  it('stays in place when no state is ahead', () => {
    expect(findNeighborStateCode(STATE_POSITIONS, 'OR', 'ArrowUp')).toBe('OR');
  });
});

describe('the whole map', () => {
  /** Returns the center of a shape, calculated from its path. */
  function centerOf(code: string, path: string) {
    const points = path.split('M').flatMap((ring) => {
      const numbers = (ring.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index) => {
        [x, y] = [x + (numbers[2 * index] ?? 0), y + (numbers[2 * index + 1] ?? 0)];
        return [x, y] as const;
      });
    });
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return { code, x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  }

  it('has every state within reach of the arrow keys', () => {
    const positions = Object.entries(outlines).map(([code, path]) => centerOf(code, path));
    const reached = new Set(['CA']);
    for (const code of reached) {
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        reached.add(findNeighborStateCode(positions, code, arrow));
      }
    }
    expect(Object.keys(outlines).filter((code) => !reached.has(code))).toEqual([]);
  });
});
