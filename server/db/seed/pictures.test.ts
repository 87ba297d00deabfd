import { createHash } from 'node:crypto';
import { demoBrands } from './brands.js';
import { demoOffers } from './offers.js';
import { demoPicture, demoPicturesIn, workFor } from './pictures.js';

const offers = Object.keys(demoOffers);

describe('the pictures of the demo world', () => {
  it.each([
    ['offers', offers],
    ['brands', Object.keys(demoBrands)],
  ])('has one for each of the %s, and no two alike', (collection, keys) => {
    expect(demoPicturesIn(collection)).toEqual(keys.toSorted());
    const contents = keys.map((key) => createHash('sha256').update(demoPicture(collection, key)).digest('hex'));
    expect(new Set(contents).size).toBe(keys.length);
  });

  it('has at least two pieces of work for each offer, and none without one', () => {
    expect(offers.filter((offer) => workFor(offer).length < 2)).toEqual([]);
    expect(offers.flatMap(workFor).toSorted()).toEqual(demoPicturesIn('work'));
  });
});
