import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  nearbyOf,
  appliedFilters,
  type BrowserFilter,
  comparedFrom,
  filterFrom,
  filterNames,
  listNamed,
  nothingChosen,
  searchOf,
  toggled,
} from './browser-filter';
import { addressOfSaved, savedFilterOf } from './browser-api';

const anyChoice = fc
  .constantFrom(...filterNames)
  .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...listNamed(name).options.map(({ id }) => id))));

const anyFilter: fc.Arbitrary<BrowserFilter> = fc
  .record({ choices: fc.array(anyChoice, { maxLength: 12 }), sort: fc.constantFrom('near', 'followers', 'newest') })
  .map(({ choices, sort }) =>
    choices.reduce((filter, [name, id]) => toggled(filter, name, id), { ...nothingChosen, sort } as BrowserFilter),
  );

describe('the filter in the address', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => expect(filterFrom(searchOf(filter))).toEqual(filter)),
      { numRuns: 200 },
    );
  });

  it('takes an option away that is chosen a second time', () => {
    fc.assert(
      fc.property(anyFilter, anyChoice, (filter, [name, id]) => {
        const twice = toggled(toggled(filter, name, id), name, id);
        expect(new Set(twice.chosen[name])).toEqual(new Set(filter.chosen[name]));
      }),
      { numRuns: 200 },
    );
  });

  it('R435: comes back from a saved search whole: the offer it is to match, and those whom the brand leaves out', () => {
    const search = new URLSearchParams('q=egg&city=leeds&exclude=alcohol&exclusions=off&sort=match&offer=of-ours');
    const filter = filterFrom(search);
    expect(filter).toMatchObject({ offer: 'of-ours', everybody: true, sort: 'match' });
    expect(filterFrom(addressOfSaved(savedFilterOf(filter)))).toEqual(filter);
  });

  it('leaves out what nobody knows', () => {
    const search = new URLSearchParams('city=leeds,atlantis&sort=luck&colour=red');
    expect(filterFrom(search)).toEqual({ ...nothingChosen, chosen: { city: ['leeds'] } });
  });

  it.each([
    ['', { profile: ['claimed'], band: ['nano', 'micro'], city: ['leeds', 'bath'] }],
    ['city=leeds,london&band=micro,mega', { profile: ['claimed'], band: ['micro'], city: ['leeds'] }],
    ['city=london', null],
    ['band=mega', null],
    ['q=egg', null],
  ])('finds those whom a brand in Leeds and Bath can invite: %s', (search, chosen) => {
    expect(nearbyOf(filterFrom(new URLSearchParams(search)), ['leeds', 'bath'])?.chosen ?? null).toEqual(chosen);
  });

  it('compares each once, and no more than fit', () => {
    expect(comparedFrom(new URLSearchParams('compare=a,b,a,,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
    expect(comparedFrom(new URLSearchParams())).toEqual([]);
  });

  it('keeps a town of an address before it is known what it is called', () => {
    expect(filterFrom(new URLSearchParams('city=town-2633352,atlantis')).chosen).toEqual({ city: ['town-2633352'] });
  });

  it('says in words what is left out and what is wanted', () => {
    const search = new URLSearchParams('city=leeds&exclude=alcohol');
    expect(appliedFilters(filterFrom(search)).map(({ label }) => label)).toEqual(['Leeds', 'No alcohol']);
  });
});
