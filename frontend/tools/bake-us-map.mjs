// Draws the outlines of the states once, from the atlas of the Census Bureau, so that no browser has to:
// node frontend/tools/bake-us-map.mjs
// The result is committed. Its plane is the one of d3's geoAlbersUsa().scale(1300).translate([487.5, 305]).
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';

const OUTPUT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/pages/directory/lib/us-states.json');

/** Points closer than this to the previous one are left out, and so are islands smaller than twice this. */
const FINEST = 1.1;

/** The atlas uses the state numbers of the Census Bureau; colleges use postal codes. */
const POSTAL =
  '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA 26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT 51VA 53WA 54WV 55WI 56WY';
const postalOf = new Map(POSTAL.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(2)]));

const atlas = JSON.parse(fs.readFileSync(createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json')));

/** Returns an arc's points in the plane: the atlas stores integer steps from point to point. */
function inPlane(arc) {
  const { scale, translate } = atlas.transform;
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Keeps the ends, so that neighbors with a common border still share it. */
function thinned(points) {
  const kept = [points[0]];
  for (const point of points.slice(1, -1)) {
    const [x, y] = kept.at(-1);
    if (Math.hypot(point[0] - x, point[1] - y) >= FINEST) kept.push(point);
  }
  return [...kept, points.at(-1)];
}

const topology = { ...atlas, transform: undefined, arcs: atlas.arcs.map((arc) => thinned(inPlane(arc))) };
const round = (number) => Math.round(number * 10) / 10;

function drawn(ring) {
  const [xs, ys] = [0, 1].map((axis) => ring.map((point) => point[axis]));
  const extent = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  if (extent < 2 * FINEST) return '';
  let [x, y] = ring[0].map(round);
  const steps = [`M${x} ${y}l`];
  for (const point of ring.slice(1, -1)) {
    const [nextX, nextY] = point.map(round);
    steps.push(`${round(nextX - x)} ${round(nextY - y)}`);
    [x, y] = [nextX, nextY];
  }
  return `${steps[0]}${steps.slice(1).join(' ').replaceAll(' -', '-')}z`;
}

const outlines = feature(topology, topology.objects.states).features.map(({ id, geometry }) => {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return [postalOf.get(id), polygons.flat().map(drawn).join('')];
});
outlines.sort(([one], [other]) => (one < other ? -1 : 1));
fs.writeFileSync(OUTPUT, `${JSON.stringify(Object.fromEntries(outlines), null, 2)}\n`);
