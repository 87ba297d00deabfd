import fc from 'fast-check';
import { planFor, planIds } from '../../../contract/plans.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import { type CollabCredit, type CreditAccount, type CreditLine, emptyAccount } from './credit.js';
import {
  claim,
  type CreditChange,
  giveBack,
  nextSource,
  openPeriod,
  pay,
  takeKeptBack,
  type Terms,
} from './credit-moves.js';

const brandId = '01890000-0000-7000-8000-0000000000b1';
const actor: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'brand' };
const day = 86_400_000;
const january = { startsAt: new Date('2027-01-01T09:00:00Z'), endsAt: new Date('2027-02-01T09:00:00Z') };
const february = { startsAt: january.endsAt, endsAt: new Date('2027-03-01T09:00:00Z') };
const now = new Date('2027-01-10T12:00:00Z');
const inFebruary = new Date('2027-02-10T12:00:00Z');
const facts = { actor, now };
const [starter, professional, premium] = [planFor('starter'), planFor('professional'), planFor('premium')];
const on = (plan: typeof starter): Terms => ({ plan, pays: plan.id !== 'basic' });

const with_ = (plan: typeof starter, period = january): CreditAccount =>
  openPeriod(emptyAccount(brandId), plan, period, facts)!.account;
const taken = (change: CreditChange | null): CollabCredit => change!.credit!;

describe('a period', () => {
  test.each([
    ['R239', 'starter', 1],
    ['R240', 'professional', 3],
    ['R241', 'premium', 6],
  ] as const)('%s, R253: of %s grants %d free Collabs', (_, plan, free) => {
    const { account, lines } = openPeriod(emptyAccount(brandId), planFor(plan), january, facts)!;
    expect(account).toMatchObject({ freeLeft: free, granted: free });
    expect(lines.map(({ kind, free: number }) => [kind, number])).toEqual([['granted', free]]);
  });

  test('R253: what is left lapses when the next begins', () => {
    const { account, lines } = openPeriod(with_(professional), professional, february, facts)!;
    expect(account).toMatchObject({ freeLeft: 3, granted: 3 });
    expect(lines.map(({ kind, free }) => [kind, free])).toEqual([
      ['lapsed', -3],
      ['granted', 3],
    ]);
  });

  test('R253: what is left cannot be used at its last moment any more', () => {
    expect(nextSource(with_(starter), on(starter), new Date(january.endsAt.getTime() - 1))[0]).toBe('free');
    expect(nextSource(with_(starter), on(starter), january.endsAt)).toEqual(['invoice', 7_500]);
  });

  test('is opened once, and one that is over not at all', () => {
    expect(openPeriod(with_(starter), starter, january, facts)).toBeNull();
    expect(openPeriod(with_(starter, february), starter, january, facts)).toBeNull();
  });

  test('a larger plan adds the difference, a smaller one nothing, and going up again nothing more', () => {
    const up = openPeriod(with_(starter), professional, january, facts)!.account;
    expect(up).toMatchObject({ freeLeft: 3, granted: 3 });
    expect(openPeriod(up, starter, january, facts)).toBeNull();
    expect(openPeriod(up, professional, january, facts)).toBeNull();
    expect(openPeriod(up, premium, january, facts)!.account).toMatchObject({ freeLeft: 6, granted: 6 });
  });
});

describe('a Collab', () => {
  test('takes a free one first, then a kept one, then costs the price of the plan', () => {
    expect(nextSource({ ...with_(starter), keptLeft: 1 }, on(starter), now)).toEqual(['free', 0]);
    expect(nextSource({ ...emptyAccount(brandId), keptLeft: 1 }, on(starter), now)).toEqual(['kept', 0]);
  });

  test.each([
    ['R238', 'basic', 'checkout', 9_900],
    ['R239', 'starter', 'invoice', 7_500],
    ['R240', 'professional', 'invoice', 5_000],
    ['R241', 'premium', 'invoice', 2_500],
  ] as const)('%s, R254, R255: beyond the free ones on %s is paid by %s at %d pence', (_, plan, source, pence) => {
    expect(nextSource(emptyAccount(brandId), on(planFor(plan)), now)).toEqual([source, pence]);
  });

  test('takes once, however often it is asked for', () => {
    const first = claim(with_(professional), null, newId(), 'spend', on(professional), facts)!;
    expect(first.account.freeLeft).toBe(2);
    expect(claim(first.account, taken(first), taken(first).collabId, 'spend', on(professional), facts)).toBeNull();
    expect(claim(first.account, taken(first), taken(first).collabId, 'reserve', on(professional), facts)).toBeNull();
  });

  test('requested by the brand reserves, and the yes spends the same', () => {
    const reserved = claim(with_(starter), null, newId(), 'reserve', on(starter), facts)!;
    expect(taken(reserved)).toMatchObject({ state: 'reserved', source: 'free' });
    const spent = claim(reserved.account, taken(reserved), taken(reserved).collabId, 'spend', on(starter), facts)!;
    expect(taken(spent).state).toBe('spent');
    expect(spent.account.freeLeft).toBe(0);
  });

  test('on Basic waits for its payment, continues once it has arrived, and costs the quoted price', () => {
    const basic = on(planFor('basic'));
    const waiting = claim(emptyAccount(brandId), null, newId(), 'spend', basic, facts)!;
    expect(taken(waiting)).toMatchObject({ state: 'awaiting-payment', source: 'checkout', pricePence: 9_900 });
    expect(claim(waiting.account, taken(waiting), taken(waiting).collabId, 'spend', basic, facts)).toBeNull();

    const paid = pay(waiting.account, taken(waiting), 9_900, facts);
    expect(paid.events.map(({ name, payload }) => [name, payload.collabId])).toEqual([
      ['credit.paid', taken(waiting).collabId],
    ]);
    const spent = claim(paid.account, paid.credit, taken(waiting).collabId, 'spend', basic, facts)!;
    expect(taken(spent)).toMatchObject({ state: 'spent', source: 'checkout', pricePence: 9_900 });
  });

  test('that waits for a payment takes what the brand has by now', () => {
    const waiting = claim(emptyAccount(brandId), null, newId(), 'spend', on(planFor('basic')), facts)!;
    const subscribed = with_(starter);
    const spent = claim(subscribed, taken(waiting), taken(waiting).collabId, 'spend', on(starter), facts)!;
    expect(taken(spent)).toMatchObject({ state: 'spent', source: 'free', pricePence: 0 });
  });

  test('that has ended takes nothing again', () => {
    const spent = claim(with_(starter), null, newId(), 'spend', on(starter), facts)!;
    const freed = giveBack(spent.account, taken(spent), 'declined', facts)!;
    expect(() => claim(freed.account, freed.credit, taken(spent).collabId, 'spend', on(starter), facts)).toThrow(
      expect.objectContaining({ code: 'billing/credit-closed' }),
    );
  });
});

describe('R255: what comes back', () => {
  const spend = (account: CreditAccount, terms: Terms) => claim(account, null, newId(), 'spend', terms, facts)!;

  test('a free one goes back to its period, once', () => {
    const spent = spend(with_(starter), on(starter));
    const freed = giveBack(spent.account, taken(spent), 'cancelled', facts)!;
    expect(freed.account).toMatchObject({ freeLeft: 1, keptLeft: 0 });
    expect(giveBack(freed.account, freed.credit, 'cancelled', facts)).toBeNull();
  });

  test('a free one whose period is over becomes a kept credit', () => {
    const spent = spend(with_(starter), on(starter));
    const next = openPeriod(spent.account, starter, february, facts)!.account;
    const freed = giveBack(next, taken(spent), 'no-show', { actor, now: inFebruary })!;
    expect(freed.account).toMatchObject({ freeLeft: 1, granted: 1, keptLeft: 1 });
  });

  test('a paid extra becomes a kept credit, whether paid by invoice or by checkout', () => {
    const extra = spend(emptyAccount(brandId), on(starter));
    expect(giveBack(extra.account, taken(extra), '', facts)!.account.keptLeft).toBe(1);

    const waiting = spend(emptyAccount(brandId), on(planFor('basic')));
    const paid = pay(waiting.account, taken(waiting), 9_900, facts);
    expect(giveBack(paid.account, paid.credit, '', facts)!.account.keptLeft).toBe(1);
  });

  test('an extra that was only reserved, or not paid yet, leaves nothing', () => {
    const reserved = claim(emptyAccount(brandId), null, newId(), 'reserve', on(starter), facts)!;
    expect(giveBack(reserved.account, taken(reserved), '', facts)!.account).toMatchObject({ freeLeft: 0, keptLeft: 0 });
    const waiting = spend(emptyAccount(brandId), on(planFor('basic')));
    expect(giveBack(waiting.account, taken(waiting), '', facts)!.account.keptLeft).toBe(0);
  });

  test('a payment that arrives too late buys a kept credit', () => {
    const waiting = spend(emptyAccount(brandId), on(planFor('basic')));
    const freed = giveBack(waiting.account, taken(waiting), 'expired', facts)!;
    const paid = pay(freed.account, freed.credit!, 9_900, facts);
    expect(paid.account.keptLeft).toBe(1);
    expect(paid.events.map(({ name }) => name)).toEqual(['credit.kept']);
  });

  test('money that goes back takes the credit that it had left, or is refused', () => {
    const extra = spend(emptyAccount(brandId), on(starter));
    const freed = giveBack(extra.account, taken(extra), '', facts)!;
    const back = takeKeptBack(freed.account, freed.credit!, 'Goodwill', facts);
    expect(back.account.keptLeft).toBe(0);
    expect(() => takeKeptBack(back.account, freed.credit!, 'Again', facts)).toThrow(
      expect.objectContaining({ code: 'billing/credit-used' }),
    );
  });
});

/** Everything that can happen to one brand, in any order. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('period' as const), month: fc.nat(3), plan: fc.constantFrom(...planIds.slice(1)) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('reserve' as const, 'spend' as const), collab: fc.nat(7), plan: fc.constantFrom(...planIds) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('give back' as const, 'pay' as const), collab: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), collab: fc.nat(7) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.nat(20) }) },
); // prettier-ignore

test('R253, R255: whatever happens, nothing is negative, nothing is used that was not granted, and the ledger adds up', () => {
  const collabIds = Array.from({ length: 8 }, () => newId());
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let account = emptyAccount(brandId);
      let at = january.startsAt;
      const credits = new Map<string, CollabCredit>();
      const lines: CreditLine[] = [];
      const largest = new Map<number, number>();
      const keep = (change: CreditChange | null) => {
        if (!change) return;
        account = { ...change.account, version: account.version + 1 };
        if (change.credit) credits.set(change.credit.collabId, change.credit);
        lines.push(...change.lines);
      };
      const run = (one: typeof steps[number]) => {
        const now_ = { actor, now: at };
        if (one.do === 'wait') at = new Date(at.getTime() + one.days * day);
        else if (one.do === 'period') {
          const startsAt = new Date(january.startsAt.getTime() + one.month * 31 * day);
          const running = account.periodStartsAt?.getTime() ?? 0;
          if (startsAt.getTime() >= running) {
            const key = startsAt.getTime();
            largest.set(key, Math.max(largest.get(key) ?? 0, planFor(one.plan).freeCollabs));
          }
          keep(openPeriod(account, planFor(one.plan), { startsAt, endsAt: new Date(startsAt.getTime() + 31 * day) }, now_));
        } else {
          const collabId = collabIds[one.collab]!;
          const credit = credits.get(collabId) ?? null;
          if (one.do === 'give back') keep(giveBack(account, credit, '', now_));
          else if (one.do === 'pay') { if (credit) keep(pay(account, credit, 9_900, now_)); }
          else if (one.do === 'refund') { if (credit && account.keptLeft > 0) keep(takeKeptBack(account, credit, '', now_)); }
          else if ('plan' in one && credit?.state !== 'freed') keep(claim(account, credit, collabId, one.do, on(planFor(one.plan)), now_));
        }
      }; // prettier-ignore

      for (const one of steps) {
        run(one);
        const sum = (field: 'free' | 'kept') => lines.reduce((total, line) => total + line[field], 0);
        expect([sum('free'), sum('kept')]).toEqual([account.freeLeft, account.keptLeft]);
        expect(account.freeLeft).toBeGreaterThanOrEqual(0);
        expect(account.keptLeft).toBeGreaterThanOrEqual(0);
        expect(account.freeLeft).toBeLessThanOrEqual(account.granted);
        for (const [startsAt, most] of largest) {
          const inUse = [...credits.values()].filter(
            ({ source, state, periodStartsAt }) =>
              source === 'free' && state !== 'freed' && periodStartsAt?.getTime() === startsAt,
          ).length;
          const left = account.periodStartsAt?.getTime() === startsAt ? account.freeLeft : 0;
          expect(inUse + left).toBeLessThanOrEqual(most);
        }
      }
    }),
    { numRuns: 500 },
  );
});
