// node scripts/coast.mjs: draws client/ui/map/coast.json, the coast that maps show without any tile server.
// The shapes are Natural Earth's (public domain), 1:10 million, made coarser here.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import './project.mjs';

const target = 'client/ui/map/coast.json';
/** ISO 3166-1: the United Kingdom, Ireland, Man, Jersey, Guernsey. */
const countries = new Set(['826', '372', '833', '832', '831']);
/** In square degrees: what is smaller than this is left out. */
const smallestBend = 0.0006;
const smallestIsland = 0.002;

const atlas = JSON.parse(
  fs.readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
);
const geometries = atlas.objects.countries.geometries.filter(({ id }) => countries.has(id));
const isles = { ...atlas, objects: { isles: { type: 'GeometryCollection', geometries } } };
const weighed = presimplify(isles);
const coarse = simplify(filter(weighed, filterWeight(weighed, smallestIsland)), smallestBend);

const rounded = ([lng, lat]) => [Math.round(lng * 1000) / 1000, Math.round(lat * 1000) / 1000];
const polygons = feature(coarse, coarse.objects.isles)
  .features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
  .map((rings) => rings.map((ring) => ring.map(rounded)));
fs.writeFileSync(target, `${JSON.stringify({ type: 'MultiPolygon', coordinates: polygons })}\n`);
console.log(
  `${target}: ${polygons.length} shapes, ${polygons.flat(2).length} points, ${fs.statSync(target).size} bytes`,
);
