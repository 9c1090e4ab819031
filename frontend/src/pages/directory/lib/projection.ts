import { geoAlbersUsa } from 'd3-geo';

/** The coordinate plane of the map, in which the outlines of the states are drawn. */
export const MAP_PLANE_SIZE = { width: 975, height: 610 } as const;

const albersProjection = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** Projects a location to the plane; null outside the fifty states and DC. Alaska and Hawaii are insets. */
export const projectToPlane = (latitude: number, longitude: number): [number, number] | null =>
  albersProjection([longitude, latitude]);
