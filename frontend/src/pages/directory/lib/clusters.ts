import Supercluster from 'supercluster';
import type { CollegePoints } from '@/shared/api';
import { project } from './projection';

/** A college on the map, by its place in the columns of the answer. */
export interface MapPoint {
  index: number;
  x: number;
  y: number;
}

/** What is drawn: one college, or several that stand too close to be told apart. */
export interface Marker {
  x: number;
  y: number;
  count: number;
  /** The index of the college, or of one of them. */
  index: number;
  /** Key for asking which colleges they are; null for a single one. */
  cluster: number | null;
}

interface Indexed {
  index: number;
}

/** How near two markers may come to each other, in pixels of the screen. */
const RADIUS = 34;
/** A clustering world is a square as wide as this many units of our plane. */
const WORLD = 1024;

// The library clusters places of the globe on a Mercator map. Our plane takes the part of that map: these two undo what the
// library will do, so that it measures distances where people see them, insets included.
const longitudeAt = (x: number) => (x / WORLD) * 360 - 180;
const latitudeAt = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI;
const xAt = (longitude: number) => ((longitude + 180) / 360) * WORLD;
const yAt = (latitude: number) => ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * WORLD;

/** The colleges that have a place on the map. */
export function pointsOf({ id, latitude, longitude }: CollegePoints): MapPoint[] {
  return id.flatMap((_, index) => {
    const at = project(latitude[index] ?? NaN, longitude[index] ?? NaN);
    return at ? [{ index, x: at[0], y: at[1] }] : [];
  });
}

/** Sorts points into clusters for every closeness at once. */
export function clustering(points: readonly MapPoint[]) {
  const tree = new Supercluster<Indexed, Indexed>({ radius: RADIUS, extent: 512, maxZoom: 16 });
  tree.load(
    points.map(({ index, x, y }) => ({
      type: 'Feature',
      properties: { index },
      geometry: { type: 'Point', coordinates: [longitudeAt(x), latitudeAt(y)] },
    })),
  );
  return {
    /** The markers in a box of the plane, where a unit of it takes so many pixels. */
    markers(box: { x: number; y: number; width: number; height: number }, pixels: number): Marker[] {
      const level = Math.max(0, Math.round(Math.log2((pixels * WORLD) / 512)));
      const [west, east] = [longitudeAt(box.x), longitudeAt(box.x + box.width)];
      const [north, south] = [latitudeAt(box.y), latitudeAt(box.y + box.height)];
      return tree.getClusters([west, south, east, north], level).map(({ geometry, properties }) => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        const at = { x: xAt(longitude), y: yAt(latitude), index: properties.index };
        return 'cluster_id' in properties
          ? { ...at, count: properties.point_count, cluster: properties.cluster_id }
          : { ...at, count: 1, cluster: null };
      });
    },
    /** Some of the colleges of a cluster, by their index. */
    membersOf: (cluster: number, limit: number): number[] =>
      tree.getLeaves(cluster, limit).map(({ properties }) => properties.index),
  };
}

export type Clustering = ReturnType<typeof clustering>;
