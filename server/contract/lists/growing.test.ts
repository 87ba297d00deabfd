import {
  attributeLists,
  brandCategories,
  categoryLabel,
  cityLabel,
  grow,
  idsOf,
  influencerCities,
  mainCities,
  pointOf,
} from './index.js';
import { influencerFilters } from '../rules/influencer-filters.js';

const york = { list: 'brand-cities', id: 'york', label: 'York', lat: 53.96, lng: -1.08, withdrawn: false } as const;
const books = { list: 'categories', id: 'books', label: 'Books', lat: null, lng: null, withdrawn: false } as const;

afterEach(() => grow([]));

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
