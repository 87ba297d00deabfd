import { browserLimits } from '../../../contract/rules/influencer-filters.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import { changeSearch, keepSearch, removeSearch, type SearchDetails } from '../domain/saved-search.js';
import type { SavedSearchRepository } from './saved-search.repository.js';

const now = new Date('2026-11-21T12:00:00Z');
const details: SearchDetails = { name: 'Brunch in Leeds', filter: { city: ['leeds'], cuisines: ['brunch'], q: 'egg' } };
const memberOf = (brandId: string): Actor => ({
  userId: newId(),
  role: 'brand',
  profile: { uid: brandId, type: 'brand' },
  memberRole: 'member',
});

/** What every SavedSearchRepository promises. */
export function savedSearchRepositoryContract(searches: () => SavedSearchRepository): void {
  const saved = (brandId: string, name = details.name) =>
    searches().save(...keepSearch(brandId, { ...details, name }, memberOf(brandId), now));

  it('gives back what was kept, at the next version', async () => {
    const search = await saved(newId());
    expect(search).toMatchObject({ ...details, version: 1 });
    expect(await searches().get(search.id)).toEqual(search);
  });

  it('lists those of one brand by name', async () => {
    const brandId = newId();
    await saved(newId());
    await saved(brandId, 'West');
    await saved(brandId, 'East');
    expect((await searches().ofBrand(brandId)).map(({ name }) => name)).toEqual(['East', 'West']);
  });

  it('keeps a name once in a brand, whatever its case, and lets another brand have it', async () => {
    const brandId = newId();
    await saved(brandId);
    await expect(saved(brandId, 'BRUNCH IN LEEDS')).rejects.toMatchObject({ code: 'discovery/search-name-taken' });
    await expect(saved(newId())).resolves.toMatchObject({ version: 1 });
    const other = await saved(brandId, 'Other');
    const renamed = searches().save(...changeSearch(other, details, memberOf(brandId), now));
    await expect(renamed).rejects.toMatchObject({ code: 'discovery/search-name-taken' });
  });

  it('keeps a change, and refuses one of what has been changed meanwhile', async () => {
    const brandId = newId();
    const search = await saved(brandId);
    const next = { name: 'Supper', filter: { sort: 'newest' } } as const;
    const changed = await searches().save(...changeSearch(search, next, memberOf(brandId), now));
    expect(await searches().get(search.id)).toEqual(changed);
    const late = searches().save(...changeSearch(search, details, memberOf(brandId), now));
    await expect(late).rejects.toMatchObject({ code: 'discovery/search-stale' });
  });

  it('forgets one that is removed, once', async () => {
    const brandId = newId();
    const search = await saved(brandId);
    const gone = removeSearch(search, memberOf(brandId), now);
    await searches().remove(search.id, gone);
    await searches().remove(search.id, gone);
    await expect(searches().get(search.id)).rejects.toMatchObject({ code: 'discovery/search-not-found' });
  });

  it('lets a brand keep so many and no more, however many come at once', async () => {
    const brandId = newId();
    const limit = browserLimits.savedSearches;
    const names = Array.from({ length: limit + 5 }, (_, number) => `Search ${number}`);
    const answers = await Promise.allSettled(names.map((name) => saved(brandId, name)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit);
    await expect(saved(brandId, 'One more')).rejects.toMatchObject({ code: 'discovery/too-many-searches' });
  });
}
