// node scripts/ground.mjs FOLDER: generates client/ui/map/ground.json, the land and water that maps show without a tile
// server. FOLDER has Natural Earth's physical vectors at 1:10 million as GeoJSON (https://www.naturalearthdata.com/,
// public domain).
import fs from 'node:fs';
import path from 'node:path';
import './project.mjs';

const target = 'client/ui/map/ground.json';
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Please name the folder with ne_10m_land.json and its neighbours.');

/** Larger than the map's view, so that the cut edge is never visible. */
const frame = { west: -22, south: 44, east: 14, north: 65 };
/** Full detail within this area; elsewhere one point per this many degrees. */
const isles = { west: -11, south: 49, east: 2.2, north: 61.3 };
const coarse = 0.12;
/** In degrees: about a hundred metres. */
const steps = 1_000;

const within = ([lng, lat], { west, south, east, north }) => lng >= west && lng <= east && lat >= south && lat <= north;

/** The sides of the frame: which coordinate, which limit, and which side. */
const sides = [
  [0, frame.west, 1],
  [0, frame.east, -1],
  [1, frame.south, 1],
  [1, frame.north, -1],
];

/** Sutherland–Hodgman: clips a ring to the frame. */
const cut = (ring) =>
  sides.reduce((points, [axis, edge, sign]) => {
    const inside = (point) => (point[axis] - edge) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1);
      if (inside(point) === inside(before)) return inside(point) ? [point] : [];
      const share = (edge - before[axis]) / (point[axis] - before[axis]);
      const crossing = [0, 1].map((each) => before[each] + share * (point[each] - before[each]));
      return inside(point) ? [crossing, point] : [crossing];
    });
  }, ring);

function thinned(points) {
  let last = null;
  return points.filter((point) => {
    const kept = !last || within(point, isles) || Math.hypot(point[0] - last[0], point[1] - last[1]) > coarse;
    if (kept) last = point;
    return kept;
  });
}

/** Integer steps, each relative to the previous point: lng, lat, lng, lat … */
function packed(points) {
  const whole = points.map((point) => point.map((degrees) => Math.round(degrees * steps)));
  return whole.flatMap(([lng, lat], index) => {
    const [fromLng, fromLat] = whole[index - 1] ?? [0, 0];
    return lng === fromLng && lat === fromLat ? [] : [lng - fromLng, lat - fromLat];
  });
}

const shapesOf = (name) =>
  JSON.parse(fs.readFileSync(path.join(folder, `ne_10m_${name}.json`), 'utf8')).features.flatMap(({ geometry }) =>
    geometry ? [geometry.coordinates] : [],
  );
/** The coordinates of a line or ring, at any nesting depth. */
const lines = (coordinates) => (typeof coordinates[0][0] === 'number' ? [coordinates] : coordinates.flatMap(lines));
const allOf = (...names) => names.flatMap(shapesOf).flatMap(lines);
const rings = (points, least) =>
  points.map((ring) => packed(thinned(cut(ring)))).filter(({ length }) => length >= least);
const isOurs = (points) => points.some((point) => within(point, isles));

const ground = {
  land: rings(allOf('land', 'minor_islands'), 8),
  lakes: rings(allOf('lakes', 'lakes_europe').filter(isOurs), 8),
  rivers: allOf('rivers_lake_centerlines', 'rivers_europe')
    .filter(isOurs)
    .map((line) => packed(thinned(line))),
};
fs.writeFileSync(target, `${JSON.stringify(ground)}\n`);
console.log(`${target}: ${fs.statSync(target).size} bytes`);
