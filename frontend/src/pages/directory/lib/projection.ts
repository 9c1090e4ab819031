import { geoAlbersUsa } from 'd3-geo';

/** The plane of the map, in which the outlines of the states are drawn. */
export const PLANE = { width: 975, height: 610 } as const;

const albers = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** Where a place stands in the plane; null outside of the fifty states and DC. Alaska and Hawaii have insets. */
export const project = (latitude: number, longitude: number): [number, number] | null => albers([longitude, latitude]);
