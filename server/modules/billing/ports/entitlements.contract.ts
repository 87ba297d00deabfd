import { planFor } from '../../../contract/plans.js';
import { type Actor, newId, type Transaction } from '../../../shared/kernel/index.js';
import { claim, giveBack, openPeriod, warnedOfLapse } from '../domain/credit-moves.js';
import { clear, everywhere, type NewOverride, override } from '../domain/entitlement.js';
import type { CreditRepository, EntitlementRepository } from './entitlements.js';

const actor: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'brand' };
const now = new Date('2027-01-10T12:00:00.000Z');
const january = { startsAt: new Date('2027-01-01T09:00:00.000Z'), endsAt: new Date('2027-02-01T09:00:00.000Z') };
const starter = planFor('starter');
const facts = { actor, now };

/** The contract of every CreditRepository. */
export function creditRepositoryContract(make: () => { credits: CreditRepository; transaction: Transaction }) {
  let credits: CreditRepository;
  let transaction: Transaction;
  let brandId: string;
  const locked = () => transaction.inTransaction(() => credits.lock(brandId));
  beforeEach(async () => {
    ({ credits, transaction } = make());
    brandId = newId();
    await credits.save(openPeriod(await locked(), starter, january, facts)!);
  });
  const spend = async (collabId: string) =>
    claim(await locked(), null, collabId, 'spend', { plan: starter, pays: true }, facts)!;

  test('has an empty account for a brand that never had any', async () => {
    expect(await credits.account(newId())).toMatchObject({
      freeLeft: 0,
      granted: 0,
      keptLeft: 0,
      periodStartsAt: null,
    });
  });

  test('gives back account, credit and ledger as they were saved', async () => {
    const collabId = newId();
    const change = await spend(collabId);
    await credits.save(change);

    expect(await credits.account(brandId)).toEqual({ ...change.account, version: change.account.version + 1 });
    expect(await credits.find(collabId)).toEqual({ ...change.credit, version: 1 });
    const lines = await credits.lines(brandId, { limit: 10 });
    expect(lines.map(({ kind, free }) => [kind, free])).toEqual([
      ['spent', -1],
      ['granted', 1],
    ]);
    expect(lines[0]).toEqual(change.lines[0]);
    expect(await credits.lines(brandId, { limit: 10, before: lines[0]!.id })).toEqual([lines[1]]);
  });

  test('names once the accounts whose period ends soon with a credit that was given back', async () => {
    const mine = async (before: Date) =>
      (await credits.lapsing(now, before, 1_000)).filter((account) => account.brandId === brandId);
    const change = await spend(newId());
    await credits.save(change);
    expect(await mine(january.endsAt)).toEqual([]);
    const taken = { ...change.credit!, version: 1 };
    await credits.save(giveBack(await locked(), taken, 'Declined', facts)!);
    expect(await mine(new Date(january.endsAt.getTime() - 1))).toEqual([]);
    expect(await mine(january.endsAt)).toMatchObject([{ freeLeft: 1, periodEndsAt: january.endsAt }]);
    await credits.save(warnedOfLapse(await locked()));
    expect(await mine(january.endsAt)).toEqual([]);
  });

  test('refuses a change based on an older version', async () => {
    const [one, two] = [await spend(newId()), await spend(newId())];
    await credits.save(one);

    await expect(credits.save(two)).rejects.toMatchObject({ code: 'billing/stale' });
    expect(await credits.find(two.credit!.collabId)).toBeNull();
    expect((await credits.account(brandId)).freeLeft).toBe(0);
  });
}

const staff: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin', staffRole: 'operations' };

/** The contract of every EntitlementRepository. */
export function entitlementRepositoryContract(make: () => Promise<EntitlementRepository>) {
  let overrides: EntitlementRepository;
  let brandId: string;
  beforeEach(async () => {
    overrides = await make();
    brandId = newId();
  });
  const put = async (more: Partial<NewOverride> = {}) => {
    const made = override(
      { brandId, feature: 'analytics', kind: 'lock', reason: 'Asked to', until: null, ...more },
      staff,
      now,
    );
    await overrides.put(...made);
    return made[0];
  };

  test('knows what applies to a brand, and nothing about others', async () => {
    const lock = await put();
    const grant = await put({ feature: 'macro', kind: 'grant', until: new Date('2027-02-01T00:00:00.000Z') });
    await put({ brandId: newId() });

    expect(await overrides.standing(brandId)).toEqual(expect.arrayContaining([lock, grant]));
    expect(await overrides.standing(brandId)).toHaveLength(2);
    expect(await overrides.find(brandId, 'analytics')).toEqual(lock);
    expect(await overrides.find(brandId, 'chats')).toBeNull();
  });

  test('a newer one takes the place of the older, also when two come at once', async () => {
    await put();
    await Promise.all([put({ kind: 'grant' }), put({ kind: 'grant' })]);

    expect((await overrides.standing(brandId)).map(({ kind }) => kind)).toEqual(['grant']);
  });

  test('what applies to every brand applies to each, together with its own', async () => {
    const superUser: Actor = { ...staff, staffRole: 'super-user' };
    const wanted = { brandId: everywhere, feature: 'chats', kind: 'lock', reason: 'An incident', until: null } as const;
    const [locked, event] = override(wanted, superUser, now);
    await overrides.put(locked, event);
    const own = await put({ feature: 'chats', kind: 'grant' });

    expect(await overrides.standing(brandId)).toEqual(expect.arrayContaining([locked, own]));
    expect(await overrides.standing(newId())).toEqual([locked]);
    expect(await overrides.find(brandId, 'chats')).toEqual(own);
    expect(await overrides.find(newId(), 'chats')).toBeNull();
    await overrides.end(...clear(locked, superUser, now));
    expect(await overrides.standing(brandId)).toEqual([own]);
  });

  test('one that was cleared no longer applies', async () => {
    const lock = await put();
    await overrides.end(...clear(lock, staff, now));
    await overrides.end(...clear(lock, staff, now));

    expect(await overrides.standing(brandId)).toEqual([]);
  });
}
