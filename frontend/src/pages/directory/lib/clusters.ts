import Supercluster from 'supercluster';
import type { CollegePoints } from '../api/directory';
import { projectToPlane } from './projection';

/** A college on the map, identified by its index in the columns of the response. */
interface MapPoint {
  index: number;
  x: number;
  y: number;
}

/** A marker on the map: one college, or a cluster of colleges too close together to be shown separately. */
export interface Marker {
  x: number;
  y: number;
  count: number;
  /** Index of the college, or of one college in the cluster. */
  index: number;
  /** ID of the cluster for `membersOf`; null for a single college. */
  cluster: number | null;
}

interface IndexedPoint {
  index: number;
}

/** Distance within which markers are clustered, in pixels of the screen. */
const CLUSTER_RADIUS_PX = 34;
/** Width of the clustering world, a square, in units of our plane. */
const WORLD_WIDTH = 1024;

// The library expects coordinates on the globe and projects them with Mercator. The first two functions invert that
// projection for our plane, so that the library measures distances as they appear on the map, insets included.
const xToLongitude = (x: number) => (x / WORLD_WIDTH) * 360 - 180;
const yToLatitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD_WIDTH))) * 180) / Math.PI;
const longitudeToX = (longitude: number) => ((longitude + 180) / 360) * WORLD_WIDTH;
const latitudeToY = (latitude: number) =>
  ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * WORLD_WIDTH;

/** Returns the colleges that have a position on the map. */
export function toMapPoints({ id, latitude, longitude }: CollegePoints): MapPoint[] {
  return id.flatMap((_, index) => {
    const at = projectToPlane(latitude[index] ?? NaN, longitude[index] ?? NaN);
    return at ? [{ index, x: at[0], y: at[1] }] : [];
  });
}

/** Clusters points for all zoom levels. */
export function createClusterer(points: readonly MapPoint[]) {
  const tree = new Supercluster<IndexedPoint, IndexedPoint>({ radius: CLUSTER_RADIUS_PX, extent: 512, maxZoom: 16 });
  tree.load(
    points.map(({ index, x, y }) => ({
      type: 'Feature',
      properties: { index },
      geometry: { type: 'Point', coordinates: [xToLongitude(x), yToLatitude(y)] },
    })),
  );
  return {
    /** Returns the markers in a box of the plane; `pixels` is the number of screen pixels per unit of the plane. */
    markers(box: { x: number; y: number; width: number; height: number }, pixels: number): Marker[] {
      const level = Math.max(0, Math.round(Math.log2((pixels * WORLD_WIDTH) / 512)));
      const [west, east] = [xToLongitude(box.x), xToLongitude(box.x + box.width)];
      const [north, south] = [yToLatitude(box.y), yToLatitude(box.y + box.height)];
      return tree.getClusters([west, south, east, north], level).map(({ geometry, properties }) => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        const at = { x: longitudeToX(longitude), y: latitudeToY(latitude), index: properties.index };
        return 'cluster_id' in properties
          ? { ...at, count: properties.point_count, cluster: properties.cluster_id }
          : { ...at, count: 1, cluster: null };
      });
    },
    /** Returns the indexes of up to `limit` colleges in a cluster. */
    membersOf: (cluster: number, limit: number): number[] =>
      tree.getLeaves(cluster, limit).map(({ properties }) => properties.index),
  };
}
