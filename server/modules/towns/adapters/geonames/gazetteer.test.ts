import {
  cityLabel,
  cityPoints,
  countries,
  homeCountry,
  idsOf,
  isTownId,
  type Town,
} from '../../../../contract/lists/index.js';
import { placeKey } from '../../../../contract/rules/place-name.js';
import { gazetteer } from './town-geocoder.js';

const towns = gazetteer();
const named = (label: string): Town[] => towns.filter((town) => town.label === label);

it('has the towns of the United Kingdom first, and larger ones of the other countries', () => {
  expect(named('York')).toMatchObject([{ id: 'town-2633352', country: 'GB' }]);
  expect(named('Reykjavík')).toMatchObject([{ id: 'town-3413829', within: 'Iceland', country: 'IS' }]);
  const last = towns.findLastIndex(({ country }) => country === homeCountry);
  expect(towns.slice(0, last).every(({ country }) => country === homeCountry)).toBe(true);
  expect(new Set(towns.map(({ country }) => country))).toEqual(new Set(idsOf(countries)));
});

it('has each town once, under a name that no other has, and a place on the globe', () => {
  expect(towns.every(({ id }) => isTownId(id))).toBe(true);
  expect(new Set(towns.map(({ id }) => id)).size).toBe(towns.length);
  expect(new Set(towns.map(({ label }) => placeKey(label))).size).toBe(towns.length);
  expect(towns.filter(({ lat, lng, within }) => !(Math.abs(lat) < 90 && Math.abs(lng) < 180 && within))).toEqual([]);
});

it('leaves out the cities that are built in', () => {
  const isCity = ({ label, lat, lng }: Town) =>
    Object.entries(cityPoints).some(
      ([id, point]) => cityLabel(id) === label && Math.hypot(point.lat - lat, point.lng - lng) < 0.2,
    );
  expect(towns.filter(isCity)).toEqual([]);
});
