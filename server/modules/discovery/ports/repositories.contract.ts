import { browserLimits } from '../../../contract/rules/influencer-filters.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import { changeSearch, keepSearch, removeSearch, type SearchDetails } from '../domain/saved-search.js';
import { changeExclusions, changeTargeting, noTargeting } from '../domain/targeting.js';
import {
  type SavedSearchRepository,
  type TargetingRepository,
  tellsAtMost,
  type TextSimilarity,
} from './repositories.js';

const now = new Date('2026-11-21T12:00:00Z');
const brunch: SearchDetails = { name: 'Brunch in Leeds', filter: { city: ['leeds'], cuisines: ['brunch'], q: 'egg' } };
const memberOf = (brandId: string): Actor => ({
  userId: newId(),
  role: 'brand',
  profile: { uid: brandId, type: 'brand' },
  memberRole: 'member',
});

/** The contract of every SavedSearchRepository. */
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

  it('keeps a change, and refuses one based on an older version', async () => {
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

/** The contract of every TargetingRepository. */
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

type Bios = Readonly<{
  similarity: () => TextSimilarity;
  /** Stores someone with this bio, and returns their id. */
  store: (bio: string) => Promise<string>;
  /** Stores an offer, live by default, and returns its id. */
  storeOffer: (title: string, gives: string, state?: 'draft' | 'live') => Promise<string>;
}>;

/** The contract of every TextSimilarity. */
export function textSimilarityContract({ similarity, store, storeOffer }: Bios): void {
  it('gives points for each word of a bio, and says which', async () => {
    const baker = await store('I bake sourdough, and eat pistachios.');
    const other = await store('Travel and trains.');
    const near = await similarity().near(['sourdough', 'pistachios', 'rooftop']);
    expect(near.get(baker)).toEqual({ points: 8, because: 'sourdough, pistachios' });
    expect(near.has(other)).toBe(false);
  });

  it('gives no more than words can be worth, whatever the case', async () => {
    const everything = await store('Sourdough, Matcha, Negroni and Kimchi!');
    const near = await similarity().near(['kimchi', 'matcha', 'negroni', 'sourdough']);
    expect(near.get(everything)?.points).toBe(12);
  });

  it('finds nobody by no words, by parts of a word and by what everyone says', async () => {
    const baker = await store('Focaccia!');
    expect((await similarity().near([])).size).toBe(0);
    expect((await similarity().near(['caccia', 'the'])).has(baker)).toBe(false);
    for (let number = 0; number <= tellsAtMost; number++) await store('Foodie.');
    expect((await similarity().near(['foodie'])).size).toBe(0);
  });

  it('R435: gives points for each word that an offer shares with a bio, the same from both sides', async () => {
    const paddler = await store('Any kayak, any harbour, in any weather.');
    const other = await store('Sofas and naps.');
    const paddling = await storeOffer('Kayak at dawn', 'Two hours in the harbour, and breakfast.');
    const elsewhere = await storeOffer('Supper', 'Pasta by candlelight.');
    const near = await similarity().nearOffer(paddling);
    expect(near.get(paddler)).toMatchObject({ points: 8 });
    expect(near.get(paddler)?.because.split(', ').toSorted()).toEqual(['harbour', 'kayak']);
    expect(near.has(other)).toBe(false);
    expect((await similarity().nearOffer(elsewhere)).has(paddler)).toBe(false);
    expect(await similarity().offersNear(paddler)).toEqual(new Map([[paddling, 8]]));
    expect((await similarity().offersNear(other)).size).toBe(0);
  });

  it('gives an offer no more than words can be worth, and someone no offer that is not live', async () => {
    const everything = await store('Glamping, falconry, archery, pottery.');
    const says = ['Falconry and archery', 'Glamping with pottery.'] as const;
    const live = await storeOffer(...says);
    await storeOffer(...says, 'draft');
    expect((await similarity().nearOffer(live)).get(everything)?.points).toBe(12);
    expect(await similarity().offersNear(everything)).toEqual(new Map([[live, 12]]));
  });

  it('counts no word of an offer that names gender, looks, age or health', async () => {
    const somebody = await store('Married women, single and vegan, with curly hair.');
    const spa = await storeOffer('For married women', 'A vegan lunch for the single and the curly.');
    expect((await similarity().nearOffer(spa)).has(somebody)).toBe(false);
    expect((await similarity().offersNear(somebody)).size).toBe(0);
    expect((await similarity().nearOffer('00000000-0000-7000-8000-000000000000')).size).toBe(0);
  });

  it('counts no word of an offer that very many write', async () => {
    const offer = await storeOffer('Wanderlust', 'A walk.');
    for (let number = 0; number <= tellsAtMost; number++) await store('Wanderlust!');
    expect((await similarity().nearOffer(offer)).size).toBe(0);
  });
}
