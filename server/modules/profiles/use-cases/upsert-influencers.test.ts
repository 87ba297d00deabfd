import { Clock, newId, theProduct } from '../../../shared/kernel/index.js';
import {
  InMemoryImportedInfluencers,
  InMemoryInfluencerRepository,
} from '../adapters/persistence/in-memory-influencers.js';
import type { ImportedPerson } from '../domain/imported-influencer.js';
import { joinInfluencer } from '../domain/influencer.js';
import { type InfluencerBatch, UpsertInfluencers } from './upsert-influencers.js';

const now = new Date('2026-11-21T12:00:00Z');
class FixedClock extends Clock {
  now = () => now;
}

const person = (row: number, handle: string, name: string | null, followers: number | null = null): ImportedPerson => ({
  ...{ row, handle, name, followers },
  ...{ engagement: null, country: null, categories: [], city: null, email: null, asOf: '2026-11-21' },
});
const people = [
  person(2, 'zoe.ng', 'Zoë Ng', 23_000_000),
  person(3, 'maisa', null, 44_800_000),
  person(9, '황민현', '황민현'),
];

function world() {
  const influencers = new InMemoryInfluencerRepository();
  const imported = new InMemoryImportedInfluencers(influencers);
  const upsert = async (batch: Partial<InfluencerBatch> = {}) => {
    const whole = { importId: newId(), platform: 'instagram', people, dryRun: false, ...batch } as const;
    return [...(await new UpsertInfluencers(imported, new FixedClock()).execute(theProduct, whole))];
  };
  return { influencers, imported, upsert };
}

describe('imported influencers', () => {
  it('become unclaimed profiles, called by the handle where the name is unknown', async () => {
    const { influencers, upsert } = world();
    expect(await upsert()).toEqual([[2, 'created'], [3, 'created'], [9, 'created']]); // prettier-ignore
    expect(influencers.all.map(({ handle, name, followers, claimed }) => [handle, name, followers, claimed])).toEqual([
      ['zoe.ng', 'Zoë Ng', 23_000_000, false],
      ['maisa', 'maisa', 44_800_000, false],
      ['황민현', '황민현', 0, false],
    ]);
  });

  it('change nothing the second time', async () => {
    const { influencers, imported, upsert } = world();
    await upsert();
    const before = [...influencers.all];
    expect((await upsert()).map(([, outcome]) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(influencers.all).toEqual(before);
    expect(imported.events).toHaveLength(1);
  });

  it('join the same person of two platforms on an exact handle only', async () => {
    const { influencers, upsert } = world();
    await upsert();
    const outcomes = await upsert({
      platform: 'tiktok',
      people: [person(2, 'ZOE.NG', 'Zoë'), person(3, 'zoeng', 'Zoë Ng')],
    });
    expect(outcomes).toEqual([[2, 'updated'], [3, 'created']]); // prettier-ignore
    const zoe = influencers.all.find(({ handle }) => handle === 'zoe.ng');
    expect(zoe?.accounts.map(({ platform }) => platform)).toEqual(['instagram', 'tiktok']);
  });

  it('carry the day of their figures, and an older table changes nothing', async () => {
    const { influencers, upsert } = world();
    const of = (asOf: string, followers: number) => [{ ...person(2, 'zoe.ng', 'Zoë Ng', followers), asOf }];
    await upsert({ people: of('2022-12-31', 24) });
    expect(await upsert({ people: of('2022-11-30', 23) })).toEqual([[2, 'older']]);
    expect(influencers.all[0]).toMatchObject({
      followers: 24,
      accounts: [{ updatedAt: new Date('2022-12-31T23:59:59.999Z') }],
    });
    expect(await upsert({ people: of('2022-12-31', 25) })).toEqual([[2, 'updated']]);
  });

  it('leave a claimed profile as it is', async () => {
    const { influencers, upsert } = world();
    await influencers.save(...joinInfluencer({ name: 'Me', handle: 'zoe.ng' }, theProduct, now));
    expect((await upsert())[0]).toEqual([2, 'claimed']);
    expect(influencers.all.find(({ handle }) => handle === 'zoe.ng')).toMatchObject({ name: 'Me', accounts: [] });
  });

  it('are stored nowhere in a dry run, which tells the same', async () => {
    const { influencers, upsert } = world();
    expect((await upsert({ dryRun: true })).map(([, outcome]) => outcome)).toEqual(['created', 'created', 'created']);
    expect(influencers.all).toEqual([]);
  });

  it('are all refused where one of them is', async () => {
    const { influencers, upsert } = world();
    const twice = upsert({ people: [person(2, 'one', 'One'), person(3, 'ONE', 'One')] });
    await expect(twice).rejects.toMatchObject({ kind: 'conflict', code: 'profiles/row-refused' });
    expect(influencers.all).toEqual([]);
  });
});
