import { between, boxAround, CLOSEST, framing, moved, WHOLE, windowOf, zoomed } from './map-view';
import { PLANE, project } from './projection';

describe('the view of the map', () => {
  it('holds the whole plane at first', () => {
    expect(windowOf(WHOLE)).toEqual({ x: 0, y: 0, ...PLANE });
  });

  it('cannot be left to the side while all of it is in sight', () => {
    expect(moved(WHOLE, 0.5, -0.5)).toEqual(WHOLE);
  });

  it('keeps the point one zooms at where it is', () => {
    const at: [number, number] = [300, 200];
    const [before, after] = [windowOf(WHOLE), windowOf(zoomed(WHOLE, 2, at))];
    expect((at[0] - after.x) / after.width).toBeCloseTo((at[0] - before.x) / before.width);
    expect((at[1] - after.y) / after.height).toBeCloseTo((at[1] - before.y) / before.height);
  });

  it('comes no closer than its end, and no further away than the whole', () => {
    expect(zoomed(WHOLE, 1000).zoom).toBe(CLOSEST);
    expect(zoomed(WHOLE, 0.1)).toEqual(WHOLE);
  });

  it('frames a box with room around it', () => {
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
  ])('has a place for %s', (_, latitude, longitude) => {
    const [x, y] = project(latitude, longitude) ?? [NaN, NaN];
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(PLANE.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(PLANE.height);
  });

  it('has none for San Juan', () => {
    expect(project(18.4, -66.1)).toBeNull();
  });
});

describe('the view of several places', () => {
  it('has all of them in it', () => {
    const spots = [
      { x: 100, y: 100, width: 0, height: 0 },
      { x: 200, y: 150, width: 20, height: 30 },
    ];
    expect(boxAround(spots)).toEqual({ x: 100, y: 100, width: 120, height: 80 });
    expect(boxAround([])).toBeUndefined();
  });

  it('is not too close for a single one', () => {
    expect(framing({ x: 300, y: 300, width: 0, height: 0 }).zoom).toBe(10);
  });
});

describe('the way from a view to another', () => {
  it('begins at the one, ends at the other, and widens the window evenly', () => {
    const close = { x: 200, y: 200, zoom: 4 };
    expect(between(WHOLE, close, 0)).toEqual(WHOLE);
    expect(between(WHOLE, close, 1)).toEqual(close);
    expect(between({ ...WHOLE, zoom: 1 }, close, 0.5).zoom).toBeCloseTo(1.6);
  });
});
