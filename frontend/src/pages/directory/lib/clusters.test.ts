import type { CollegePoints } from '../api/directory';
import { createClusterer, toMapPoints } from './clusters';
import { MAP_PLANE_SIZE } from './projection';

const WHOLE = { x: 0, y: 0, ...MAP_PLANE_SIZE };

/** Two colleges close together in Boston, one in Los Angeles, one in San Juan. */
const points: CollegePoints = {
  id: [1, 2, 3, 4],
  name: ['One', 'Two', 'Three', 'Four'],
  state: ['MA', 'MA', 'CA', 'PR'],
  latitude: [42.36, 42.34, 34.05, 18.4],
  longitude: [-71.06, -71.1, -118.24, -66.1],
  enrollment: [1, 2, 3, 4],
  unplaced: 0,
};

describe('markers on the map', () => {
  it('exclude colleges outside the drawn states', () => {
    expect(toMapPoints(points).map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it('group nearby colleges at a low zoom', () => {
    const markers = createClusterer(toMapPoints(points)).markers(WHOLE, 1);
    expect(markers.map(({ count }) => count).sort()).toEqual([1, 2]);
  });

  it('show a cluster close to its colleges', () => {
    const [boston] = toMapPoints(points);
    const pair = createClusterer(toMapPoints(points))
      .markers(WHOLE, 1)
      .find(({ count }) => count === 2);
    expect(Math.abs((pair?.x ?? 0) - (boston?.x ?? 0))).toBeLessThan(5);
    expect(Math.abs((pair?.y ?? 0) - (boston?.y ?? 0))).toBeLessThan(5);
  });

  it('show single colleges at a high zoom', () => {
    const markers = createClusterer(toMapPoints(points)).markers(WHOLE, 64);
    expect(markers.map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it('list the colleges of a cluster', () => {
    const clusters = createClusterer(toMapPoints(points));
    const pair = clusters.markers(WHOLE, 1).find(({ cluster }) => cluster !== null);
    expect(clusters.membersOf(pair?.cluster ?? -1, 10).sort()).toEqual([0, 1]);
  });

  it('exclude colleges outside the window', () => {
    const [west] = [{ x: 0, y: 0, width: 400, height: MAP_PLANE_SIZE.height }];
    expect(createClusterer(toMapPoints(points)).markers(west, 1)).toHaveLength(1);
  });
});
