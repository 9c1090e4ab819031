import { between, boundingBox, CLOSEST, framing, moved, WHOLE, windowOf, zoomed } from './map-view';
import { PLANE, project } from './projection';

describe('the map view', () => {
  it('shows the whole plane at first', () => {
    expect(windowOf(WHOLE)).toEqual({ x: 0, y: 0, ...PLANE });
  });

  it('cannot be moved sideways while the whole plane is visible', () => {
    expect(moved(WHOLE, 0.5, -0.5)).toEqual(WHOLE);
  });

  it('keeps the zoom point in place', () => {
    const at: [number, number] = [300, 200];
    const [before, after] = [windowOf(WHOLE), windowOf(zoomed(WHOLE, 2, at))];
    expect((at[0] - after.x) / after.width).toBeCloseTo((at[0] - before.x) / before.width);
    expect((at[1] - after.y) / after.height).toBeCloseTo((at[1] - before.y) / before.height);
  });

  it('zooms no closer than the maximum and no further out than the whole plane', () => {
    expect(zoomed(WHOLE, 1000).zoom).toBe(CLOSEST);
    expect(zoomed(WHOLE, 0.1)).toEqual(WHOLE);
  });

  it('frames a box with a margin', () => {
    const seen = windowOf(framing({ x: 400, y: 200, width: 100, height: 100 }));
    expect(seen.x).toBeLessThan(400);
    expect(seen.x + seen.width).toBeGreaterThan(500);
    expect(seen.y).toBeLessThan(200);
    expect(seen.y + seen.height).toBeGreaterThan(300);
  });
});

describe('the plane', () => {
  it.each([
    ['Boston', 42.36, -71.06],
    ['Honolulu', 21.3, -157.86],
    ['Anchorage', 61.2, -149.9],
  ])('has a position for %s', (_, latitude, longitude) => {
    const [x, y] = project(latitude, longitude) ?? [NaN, NaN];
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(PLANE.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(PLANE.height);
  });

  it('has no position for San Juan', () => {
    expect(project(18.4, -66.1)).toBeNull();
  });
});

describe('a view of several places', () => {
  it('contains all of them', () => {
    const spots = [
      { x: 100, y: 100, width: 0, height: 0 },
      { x: 200, y: 150, width: 20, height: 30 },
    ];
    expect(boundingBox(spots)).toEqual({ x: 100, y: 100, width: 120, height: 80 });
    expect(boundingBox([])).toBeUndefined();
  });

  it('limits the zoom for a single place', () => {
    expect(framing({ x: 300, y: 300, width: 0, height: 0 }).zoom).toBe(10);
  });
});

describe('the animation between two views', () => {
  it('starts at the first, ends at the second, and widens the window evenly', () => {
    const close = { x: 200, y: 200, zoom: 4 };
    expect(between(WHOLE, close, 0)).toEqual(WHOLE);
    expect(between(WHOLE, close, 1)).toEqual(close);
    expect(between({ ...WHOLE, zoom: 1 }, close, 0.5).zoom).toBeCloseTo(1.6);
  });
});
