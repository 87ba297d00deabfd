import { browserLimits } from '../../../contract/rules/influencer-filters.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import { changeSearch, keepSearch, removeSearch, type SearchDetails } from '../domain/saved-search.js';
import { changeExclusions, changeTargeting, noTargeting } from '../domain/targeting.js';
import type { SavedSearchRepository, TargetingRepository } from './repositories.js';

const now = new Date('2026-11-21T12:00:00Z');
const brunch: SearchDetails = { name: 'Brunch in Leeds', filter: { city: ['leeds'], cuisines: ['brunch'], q: 'egg' } };
const memberOf = (brandId: string): Actor => ({
  userId: newId(),
  role: 'brand',
  profile: { uid: brandId, type: 'brand' },
  memberRole: 'member',
});

/** What every SavedSearchRepository promises. */
export function savedSearchRepositoryContract(searches: () => SavedSearchRepository): void {
  const saved = (brandId: string, name = brunch.name) =>
    searches().save(...keepSearch(brandId, { ...brunch, name }, memberOf(brandId), now));

  it('gives back what was kept, at the next version', async () => {
    const search = await saved(newId());
    expect(search).toMatchObject({ ...brunch, version: 1 });
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
    const renamed = searches().save(...changeSearch(other, brunch, memberOf(brandId), now));
    await expect(renamed).rejects.toMatchObject({ code: 'discovery/search-name-taken' });
  });

  it('keeps a change, and refuses one of what has been changed meanwhile', async () => {
    const brandId = newId();
    const search = await saved(brandId);
    const next = { name: 'Supper', filter: { sort: 'newest' } } as const;
    const changed = await searches().save(...changeSearch(search, next, memberOf(brandId), now));
    expect(await searches().get(search.id)).toEqual(changed);
    const late = searches().save(...changeSearch(search, brunch, memberOf(brandId), now));
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

const wishes = {
  wanted: { cuisines: ['italian', 'thai'], band: ['nano'] },
  words: ['sourdough'],
  protectedWishes: [{ list: 'gender', options: ['woman'], reason: 'A spa for women, by law.' }],
} as const;
const ownerOf = (brandId: string): Actor => ({ ...memberOf(brandId), memberRole: 'owner' });

/** What every TargetingRepository promises. */
export function targetingRepositoryContract(targetings: () => TargetingRepository): void {
  it('has nothing of a brand that has said nothing', async () => {
    const brandId = newId();
    expect(await targetings().of(brandId)).toEqual(noTargeting(brandId));
  });

  it('gives back what was kept, at the next version', async () => {
    const brandId = newId();
    const first = await targetings().save(...changeTargeting(noTargeting(brandId), wishes, ownerOf(brandId), now));
    expect(first).toMatchObject({ ...wishes, version: 1 });
    expect(await targetings().of(brandId)).toEqual(first);
    const second = await targetings().save(...changeExclusions(first, ['crime'], ownerOf(brandId), now));
    expect(await targetings().of(brandId)).toEqual(second);
    expect(second).toMatchObject({ exclude: ['crime'], words: ['sourdough'], version: 2 });
  });

  it('keeps one of two changes that were made of the same', async () => {
    const brandId = newId();
    const change = () => targetings().save(...changeExclusions(noTargeting(brandId), [], ownerOf(brandId), now));
    const answers = await Promise.allSettled([change(), change()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(change()).rejects.toMatchObject({ code: 'discovery/targeting-stale' });
  });
}
