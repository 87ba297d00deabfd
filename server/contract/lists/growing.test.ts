import {
  attributeLists,
  brandCategories,
  categoryLabel,
  cityLabel,
  grow,
  idsOf,
  influencerCities,
  mainCities,
  nameTowns,
  optionIn,
  pointOf,
} from './index.js';
import { york as yorkTown } from '../../../test/support/towns.js';
import { influencerFilters } from '../rules/influencer-filters.js';

const york = { list: 'brand-cities', id: 'york', label: 'York', lat: 53.96, lng: -1.08, withdrawn: false } as const;
const books = { list: 'categories', id: 'books', label: 'Books', lat: null, lng: null, withdrawn: false } as const;

afterEach(() => {
  grow([]);
  nameTowns([]);
});

describe('R444: lists that staff add to', () => {
  it('show what is added after what is built in, before Other, wherever the list is read', () => {
    grow([york, { ...york, list: 'influencer-cities' }, books]);
    expect(idsOf(mainCities).slice(-2)).toEqual(['cambridge', 'york']);
    expect(idsOf(influencerCities).slice(-2)).toEqual(['york', 'other']);
    expect(idsOf(attributeLists.primaryCategories.options).slice(-2)).toEqual(['books', 'other']);
    expect(idsOf(influencerFilters.city.options)).toContain('york');
    expect([cityLabel('york'), categoryLabel('books')]).toEqual(['York', 'Books']);
    expect(pointOf('york')).toEqual({ lat: 53.96, lng: -1.08 });
  });

  it('name by its label what only one of the lists of cities has', () => {
    grow([{ ...york, list: 'influencer-cities' }]);
    expect(cityLabel('york')).toBe('York');
    expect(pointOf('york')).toEqual({ lat: 53.96, lng: -1.08 });
  });

  it('keep the label of what is withdrawn, and forget what is there no more', () => {
    grow([{ ...books, withdrawn: true }]);
    expect(categoryLabel('books')).toBe('Books');
    expect(brandCategories.find(({ id }) => id === 'books')?.withdrawn).toBe(true);
    grow([]);
    expect(brandCategories).toHaveLength(17);
    expect(categoryLabel('books')).toBe('Unknown');
    expect(pointOf('nowhere')).toBeUndefined();
  });
});

describe('towns', () => {
  const abroad = {
    id: 'town-3413829',
    label: 'Reykjavík',
    within: 'Iceland',
    country: 'IS',
    lat: 64.135,
    lng: -21.895,
  };

  it('R336, R337: can be chosen and are called by name, and make no list longer', () => {
    const before = [idsOf(mainCities), idsOf(influencerCities), idsOf(influencerFilters.city.options)];
    nameTowns([yorkTown, abroad]);
    expect([idsOf(mainCities), idsOf(influencerCities), idsOf(influencerFilters.city.options)]).toEqual(before);
    expect(optionIn('brand-cities', yorkTown.id)).toMatchObject({ label: 'York', hidden: true });
    expect([cityLabel(yorkTown.id), cityLabel(abroad.id)]).toEqual(['York', 'Reykjavík']);
    expect(pointOf(yorkTown.id)).toEqual({ lat: 53.958, lng: -1.083 });
  });

  it('abroad are for influencers alone, who can live in the cities of brands as well', () => {
    nameTowns([yorkTown, abroad]);
    expect(optionIn('brand-cities', abroad.id)).toBeUndefined();
    expect(optionIn('influencer-cities', abroad.id)).toBeDefined();
    expect(optionIn('influencer-cities', 'bath')).toMatchObject({ label: 'Bath', hidden: true });
  });

  it('R444: appear once, under their name there, in the list that staff add them to', () => {
    nameTowns([yorkTown]);
    grow([{ ...york, id: yorkTown.id, label: 'York and around' }]);
    expect(idsOf(mainCities).at(-1)).toBe(yorkTown.id);
    expect(mainCities.filter(({ id }) => id === yorkTown.id)).toHaveLength(1);
    expect(cityLabel(yorkTown.id)).toBe('York and around');
  });

  it('R344: that nobody knows are Global', () => expect(cityLabel('town-1')).toBe('Global'));
});
