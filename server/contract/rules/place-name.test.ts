import { nameTowns } from '../lists/index.js';
import { placeKey, townNamed } from './place-name.js';

it.each([
  ['King’s Lynn', 'kings lynn'],
  ["KING'S LYNN", 'kings lynn'],
  ['Stoke-on-Trent', 'stoke on trent'],
  ['St. Ives', 'st ives'],
  ['Saint Ives', 'st ives'],
  ['Reykjavík', 'reykjavik'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['  Bury   St Edmunds ', 'bury st edmunds'],
])('%s is looked for as %s', (name, key) => expect(placeKey(name)).toBe(key));

it('of towns of one name the first is meant', () => {
  const richmond = { id: 'town-1', label: 'Richmond', within: 'Greater London', country: 'GB', lat: 51.46, lng: -0.3 };
  nameTowns([richmond, { ...richmond, id: 'town-2', country: 'US' }]);
  expect(townNamed('richmond')?.id).toBe('town-1');
  nameTowns([]);
  expect(townNamed('richmond')).toBeUndefined();
});
