import { type Addition, grow, nameTowns, type Town } from '../../../contract/lists/index.js';
import { citiesLike, citiesWithin } from './town-search.js';

const town = (number: number, label: string, country = 'GB'): Town => ({
  id: `town-${number}`,
  ...{ label, within: 'Somewhere', country, lat: 54, lng: -1 },
});

beforeEach(() => {
  grow([]);
  nameTowns([
    town(1, 'York'),
    town(2, 'Yarm'),
    town(3, 'New Earswick'),
    town(4, 'Earswick'),
    town(5, 'Yorkville', 'CA'),
    town(6, 'King’s Lynn'),
    town(7, 'Newport, East Riding of Yorkshire'),
  ]);
});
afterEach(() => {
  nameTowns([]);
  grow([]);
});

const found = (text: string, list: Parameters<typeof citiesLike>[1] = 'influencer-cities') =>
  citiesLike(text, list).map(({ label }) => label);

it.each([
  ['yor', ['York', 'Yorkville']],
  ['YORK', ['York', 'Yorkville']],
  ['earswick', ['Earswick', 'New Earswick']],
  ['kings l', ['King’s Lynn']],
  ['ork', []],
  ['yrok', ['York', 'Yorkville']],
  ['kings lin', ['King’s Lynn']],
  ['newprot', ['Newport, East Riding of Yorkshire']],
  ['ersick', []],
  ['erswick', ['Earswick']],
  ['xyzzyplugh', []],
  [' – ', []],
])('by “%s”: %j', (text, labels) => expect(found(text)).toEqual(labels));

it('a brand is in no town abroad', () => expect(found('york', 'brand-cities')).toEqual(['York']));

it('finds cities of the lists, and never Other', () => {
  expect(citiesLike('bat', 'influencer-cities')).toMatchObject([{ id: 'bath' }]);
  expect(citiesLike('other', 'influencer-cities')).toEqual([]);
});

it('what staff have withdrawn is not found', () => {
  const york: Addition = { list: 'brand-cities', id: 'town-1', label: 'York', lat: 54, lng: -1, withdrawn: true };
  grow([york]);
  expect(found('york', 'brand-cities')).toEqual([]);
});

it('ten at most are found', () => {
  nameTowns(Array.from({ length: 30 }, (_, number) => town(number, `Newtown ${number}`)));
  expect(found('new')).toHaveLength(10);
});

describe('on a part of the map', () => {
  const labels = (...bounds: Parameters<typeof citiesWithin>) => citiesWithin(...bounds).map(({ label }) => label);

  it('cities of the lists come before towns, and both only where they are', () => {
    nameTowns([
      { ...town(1, 'York'), lng: -1.08 },
      { ...town(2, 'Hull'), lng: -0.3 },
    ]);
    expect(labels([-2, 53.5, -1, 54.5])).toEqual(['Leeds', 'York']);
  });

  it('there are as many as a map has room for', () => {
    nameTowns(Array.from({ length: 90 }, (_, number) => town(number, `Newtown ${number}`)));
    expect(labels([-1.2, 53.9, -0.9, 54.1])).toHaveLength(60);
  });
});
