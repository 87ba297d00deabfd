import fc from 'fast-check';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { storeOffer } from '../../../../../test/support/discovery.js';
import { matchPoints } from '../../../../contract/rules/match.js';
import { type Actor, newId } from '../../../../shared/kernel/index.js';
import { keepsNothing } from '../../../../shared/realtime/index.js';
import type { BrowserFilter } from '../../domain/browser-filter.js';
import { matchOf, type NearText, type Target, targetOf, targetOfOffer, type Tastes } from '../../domain/match.js';
import { changeExclusions, noTargeting, type Targeting } from '../../domain/targeting.js';
import { targetingRepositoryContract, textSimilarityContract } from '../../ports/repositories.contract.js';
import { MatchRanking } from './match-ranking.js';
import { MatchSubjects } from './match-subjects.js';
import { SqlTargetingRepository } from './sql-targeting.repository.js';
import { SqlTextSimilarity } from './sql-text-similarity.js';
import { TagCodes } from './tag-codes.js';
import { KeptSample } from './tag-sample.js';

type Page = { items: { id: string; score: number }[]; next: string | null; of: number };

const everybody: BrowserFilter = { lists: {}, exclude: [], text: '' };
const nobodyNear = new Map<string, NearText>();

let database: TestDatabase;
let codes: TagCodes;
let queries: MatchRanking;

beforeAll(async () => {
  database = await testDatabase();
  codes = new TagCodes(database.db);
  queries = new MatchRanking(database.db, codes, new KeptSample(database.db));
});
afterAll(() => database?.close());
beforeEach(() => database.empty('discovery_influencers', 'offers'));

async function store(tastes: Tastes & { safety?: readonly string[] }, bio = 'Eats.'): Promise<string> {
  const id = newId();
  const tags = await codes.all();
  const all = Object.entries(tastes).flatMap(([list, options]) => tags.codesOf(list as 'city', options));
  await database.db.rows(
    `insert into discovery_influencers (id, name, handle, bio, categories, accounts, claimed, followers, tags, created_at, version)
     values ($1, 'P', $1::uuid::text, $2, '{}', '{}', true, 5000, $3, now(), 1)`,
    [id, bio, all],
  );
  return id;
}

const someone: fc.Arbitrary<Tastes> = fc.record({
  city: fc.constantFrom(['leeds'], ['london'], ['bristol']),
  category: fc.subarray(['hotels', 'restaurants', 'bars-and-pubs']),
  band: fc.constantFrom(['nano'], ['micro'], []),
  cuisines: fc.subarray(['italian', 'thai', 'greek']),
  sports: fc.subarray(['running', 'yoga']),
  engagement: fc.constantFrom([], ['1'], ['1', '2', '3'], ['1', '2', '3', '5', '8']),
  profile: fc.constantFrom(['claimed'], ['unclaimed']),
  gender: fc.constantFrom(['woman'], ['man'], []),
});
const aims: Targeting = {
  ...noTargeting(newId()),
  wanted: { band: ['nano', 'micro'], cuisines: ['italian', 'thai'], sports: ['yoga'] },
  protectedWishes: [
    { list: 'gender', options: ['woman'], reason: 'A spa for women, by law.', askedBy: newId(), askedAt: new Date() },
  ],
  words: ['sourdough', 'matcha'],
};
const owner: Actor = { userId: newId(), role: 'brand', memberRole: 'owner' };
const here = { city: 'leeds', category: 'restaurants' };

describe('SqlTargetingRepository', () => {
  targetingRepositoryContract(() => new SqlTargetingRepository(database.db, database.outbox, keepsNothing));
});

describe('SqlTextSimilarity', () => {
  textSimilarityContract({
    similarity: () => new SqlTextSimilarity(database.db),
    store: (bio) => store({}, bio),
    storeOffer: (title, gives, state) => storeOffer(database.db, { title, gives, state }),
  });

  it('knows the forms of a word', async () => {
    const id = await store({}, 'All the bakeries of Leeds.');
    expect((await new SqlTextSimilarity(database.db).near(['bakery'])).get(id)?.points).toBe(matchPoints.word);
  });
});

describe('influencers by how they suit', () => {
  const read = async (target: Target, near = nobodyNear, filter = everybody, limit = 7) => {
    const seen: Page['items'] = [];
    let after = null;
    do {
      const page = JSON.parse((await queries.page(target, near, filter, { limit, after }))!) as Page;
      seen.push(...page.items);
      const [value, id] = page.next?.split('_') ?? [];
      after = page.next ? { value: value!, id: id! } : null;
    } while (after);
    return seen.map(({ id, score }) => ({ id, score }));
  };

  it('R435: come in the order and with the very scores that the domain gives, page after page', async () => {
    const crowd = fc.sample(someone, { numRuns: 120, seed: 3 });
    const people: { id: string; tastes: Tastes }[] = [];
    for (const tastes of crowd) people.push({ id: await store(tastes), tastes });
    const near = new Map([
      [people[5]!.id, { points: 8, because: 'sourdough, matcha' }],
      [people[70]!.id, { points: 4, because: 'matcha' }],
    ]);
    const expected = (target: Target, texts: ReadonlyMap<string, NearText>, among = people) =>
      among
        .map(({ id, tastes }) => ({ id, score: matchOf(target, tastes, texts.get(id) ?? null).score }))
        .toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));

    const target = targetOf(here, aims);
    expect(await read(target, near)).toEqual(expected(target, near));
    const plain = targetOf(here, noTargeting(newId()));
    expect(await read(plain)).toEqual(expected(plain, nobodyNear));

    const nanos = people.filter(({ tastes }) => tastes.band?.includes('nano'));
    const filter = { ...everybody, lists: { band: ['nano'] } };
    expect(await read(target, near, filter)).toEqual(expected(target, near, nanos));
  });

  it('leave out whom the filter leaves out, and are null where it leaves nobody', async () => {
    const id = await store({ city: ['leeds'] });
    await store({ city: ['leeds'], safety: ['alcohol'] });
    const target = targetOf(here, aims);
    expect(await read(target, nobodyNear, { ...everybody, exclude: ['alcohol'] })).toEqual([{ id, score: 24 }]);
    const none = { ...everybody, text: 'zzyzzyva' };
    expect(await queries.page(target, nobodyNear, none, { limit: 5, after: null })).toBeNull();
  });

  it('have the tastes that brands may see', async () => {
    const id = await store({ city: ['leeds'], cuisines: ['thai'] });
    expect(await queries.tastesOf(id)).toEqual({ city: ['leeds'], cuisines: ['thai'] });
    await expect(queries.tastesOf(newId())).rejects.toMatchObject({ code: 'discovery/influencer-not-found' });
  });
});

describe('what is published of people and wishes', () => {
  it('adds up to the score of an offer', async () => {
    await new SqlTargetingRepository(database.db, database.outbox, keepsNothing).save(
      ...changeExclusions(aims, [], owner, new Date()),
    );
    const target = targetOfOffer(here, aims);
    for (const tastes of fc.sample(someone, { numRuns: 30, seed: 8 })) {
      const id = await store(tastes);
      const [row] = await database.db.rows<{ score: number }>(
        `select (p.points + case when p.city = $3 then ${matchPoints.city} else 0 end
           + case when $4 = any(p.categories) then ${matchPoints.category} else 0 end
           + coalesce((select sum(w.points) from discovery_wishes w where w.brand_id = $2 and w.codes && p.tags), 0))::int as score
         from discovery_people p where p.id = $1`,
        [id, aims.brandId, here.city, here.category],
      );
      expect(row!.score).toBe(matchOf(target, tastes, null).score);
    }
  });

  it('finds brands and offers by what they are, and says what does not exist', async () => {
    const subjects = new MatchSubjects(database.db);
    expect(await subjects.ofBrand(newId())).toEqual({ city: '', category: '' });
    await expect(subjects.ofOffer(newId())).rejects.toMatchObject({ code: 'discovery/offer-not-found' });
  });
});
