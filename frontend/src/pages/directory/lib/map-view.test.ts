import {
  interpolateViews,
  boundingBox,
  MAX_ZOOM,
  viewFramingBox,
  moveView,
  WHOLE_MAP_VIEW,
  visibleBox,
  zoomView,
} from './map-view';
import { MAP_PLANE_SIZE, projectToPlane } from './projection';

describe('the map view', () => {
  it('shows the whole plane at first', () => {
    expect(visibleBox(WHOLE_MAP_VIEW)).toEqual({ x: 0, y: 0, ...MAP_PLANE_SIZE });
  });

  it('cannot be moved sideways while the whole plane is visible', () => {
    expect(moveView(WHOLE_MAP_VIEW, 0.5, -0.5)).toEqual(WHOLE_MAP_VIEW);
  });

  it('keeps the zoom point in place', () => {
    const at: [number, number] = [300, 200];
    const [before, after] = [visibleBox(WHOLE_MAP_VIEW), visibleBox(zoomView(WHOLE_MAP_VIEW, 2, at))];
    expect((at[0] - after.x) / after.width).toBeCloseTo((at[0] - before.x) / before.width);
    expect((at[1] - after.y) / after.height).toBeCloseTo((at[1] - before.y) / before.height);
  });

  it('zooms no closer than the maximum and no further out than the whole plane', () => {
    expect(zoomView(WHOLE_MAP_VIEW, 1000).zoom).toBe(MAX_ZOOM);
    expect(zoomView(WHOLE_MAP_VIEW, 0.1)).toEqual(WHOLE_MAP_VIEW);
  });

  it('frames a box with a margin', () => {
    const seen = visibleBox(viewFramingBox({ x: 400, y: 200, width: 100, height: 100 }));
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
    const [x, y] = projectToPlane(latitude, longitude) ?? [NaN, NaN];
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_PLANE_SIZE.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_PLANE_SIZE.height);
  });

  it('has no position for San Juan', () => {
    expect(projectToPlane(18.4, -66.1)).toBeNull();
  });
});

describe('a view of several places', () => {
  it('contains all of them', () => {
    const boxes = [
      { x: 100, y: 100, width: 0, height: 0 },
      { x: 200, y: 150, width: 20, height: 30 },
    ];
    expect(boundingBox(boxes)).toEqual({ x: 100, y: 100, width: 120, height: 80 });
    expect(boundingBox([])).toBeUndefined();
  });

  it('limits the zoom for a single place', () => {
    expect(viewFramingBox({ x: 300, y: 300, width: 0, height: 0 }).zoom).toBe(10);
  });
});

describe('the animation between two views', () => {
  it('starts at the first, ends at the second, and widens the window evenly', () => {
    const close = { x: 200, y: 200, zoom: 4 };
    expect(interpolateViews(WHOLE_MAP_VIEW, close, 0)).toEqual(WHOLE_MAP_VIEW);
    expect(interpolateViews(WHOLE_MAP_VIEW, close, 1)).toEqual(close);
    expect(interpolateViews({ ...WHOLE_MAP_VIEW, zoom: 1 }, close, 0.5).zoom).toBeCloseTo(1.6);
  });
});
