import { grow, nameTowns, type Town } from '../../../contract/lists/index.js';
import { placesIn } from './place.js';

const town = (number: number, label: string, lat: number, lng: number): Town => ({
  id: `town-${number}`,
  ...{ label, within: 'Somewhere', country: 'GB', lat, lng },
});

beforeEach(() => {
  grow([]);
  nameTowns([
    town(1, 'York', 53.96, -1.08),
    town(2, 'Haworth', 53.83, -1.95),
    town(3, 'Street', 51.13, -2.74),
    town(4, 'Newport', 51.59, -3),
    town(5, 'Newport, Shropshire', 52.77, -2.38),
    town(6, 'King’s Lynn', 52.75, 0.4),
  ]);
});
afterEach(() => {
  nameTowns([]);
  grow([]);
});

const bradford = { label: 'Bradford', lat: 53.79, lng: -1.75 };
const found = (...asked: Parameters<typeof placesIn>) => placesIn(...asked).map(({ label }) => label);

it.each([
  ['12 High Street, York YO1 8AW', ['York']],
  ['Purfleet Quay\nKings Lynn', ['King’s Lynn']],
  ['Newport', ['Newport', 'Newport']],
  ['1 Queen Square, Bath', ['Bath']],
  ['yor', ['York']],
  ['The Moon', []],
  ['', []],
])('in “%s”: %j', (address, labels) => expect(found(address)).toEqual(labels));

it('a town near the chosen one comes before it, one far away is not meant', () => {
  expect(found('Main Street, Haworth', bradford)).toEqual(['Haworth', 'Bradford']);
  expect(found('9 Bridge Street', bradford)).toEqual(['Bradford']);
  expect(found('The Moon', bradford)).toEqual(['Bradford']);
  expect(found('1 Stonegate, York', { label: 'York', lat: 53.96, lng: -1.08 })).toEqual(['York']);
});

it('is the middle of a town, and says which', () =>
  expect(placesIn('York')).toEqual([{ label: 'York', within: 'Somewhere', lat: 53.96, lng: -1.08, exact: false }]));
