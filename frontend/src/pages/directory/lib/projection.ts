import { geoAlbersUsa } from 'd3-geo';

/** The coordinate plane of the map, in which the outlines of the states are drawn. */
export const PLANE = { width: 975, height: 610 } as const;

const albers = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** Projects a location to the plane; null outside the fifty states and DC. Alaska and Hawaii are insets. */
export const project = (latitude: number, longitude: number): [number, number] | null => albers([longitude, latitude]);
