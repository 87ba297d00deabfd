import { mapBoundsOf } from './map-bounds.js';

test('west, south, east, north', () => expect(mapBoundsOf('-8, 49.8,2,59')).toEqual([-8, 49.8, 2, 59]));

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  'a,b,c,d',
  '2,49,-8,59',
  '-8,59,2,49',
  '-181,0,0,1',
  '0,0,1,91',
  ',,,',
  'NaN,0,1,1',
])('%p is no part of the map', (text) => expect(mapBoundsOf(text)).toBeNull());
