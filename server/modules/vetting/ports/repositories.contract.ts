import { type Actor, newId } from '../../../shared/kernel/index.js';
import {
  claimDays,
  confirmClaim,
  openClaimsAPerson,
  requestClaim,
  type UnclaimedProfile,
  withdrawClaim,
} from '../domain/claim.js';
import { decide, waitFor } from '../domain/review.js';
import type { ClaimRepository, Reviews } from './repositories.js';

const now = new Date('2026-11-21T12:00:00Z');
const staff: Actor = { userId: '01a1fc0c-0000-7000-8000-0000000000ff', role: 'admin', staffRole: 'operations' };
const person = (number: number): Actor => ({ userId: `01a1fc0c-0000-7000-8000-00000000000${number}`, role: 'guest' });

/** The contract of every store of claims; `imported` creates an unclaimed profile with this handle, named Ana Reyes. */
export function claimRepositoryContract(
  make: () => ClaimRepository,
  imported: (handle: string) => Promise<UnclaimedProfile>,
): void {
  const claimed = async (handle: string, by = person(1)) => {
    const profile = await imported(handle);
    return { profile, claim: await make().save(...requestClaim(profile, by, now)) };
  };

  it('gives back what was saved, to the person and to the profile', async () => {
    const { profile, claim } = await claimed('claim.back', person(2));
    expect(await make().get(claim.id)).toEqual(claim);
    expect(await make().ofUser(person(2).userId)).toEqual([{ ...claim, handle: 'claim.back', name: 'Ana Reyes' }]);
    expect(await make().ofInfluencer(profile.id)).toEqual([claim]);
  });

  it('keeps one open claim of a person; the second is the first', async () => {
    const { profile, claim } = await claimed('claim.once', person(3));
    expect(await make().save(...requestClaim(profile, person(3), now))).toEqual(claim);
    await make().save(...withdrawClaim(claim, person(3), now));
    expect((await make().save(...requestClaim(profile, person(3), now))).id).not.toBe(claim.id);
  });

  it('lets one claim of a profile be confirmed', async () => {
    const { profile, claim } = await claimed('claim.one', person(4));
    const second = await make().save(...requestClaim(profile, person(5), now));
    await make().save(...confirmClaim(claim, staff, now));
    await expect(make().save(...confirmClaim(second, staff, now))).rejects.toMatchObject({
      code: 'profiles/claim-over',
    });
  });

  it('refuses one that was changed since it was read', async () => {
    const { claim } = await claimed('claim.stale', person(6));
    await make().save(...withdrawClaim(claim, person(6), now));
    await expect(make().save(...confirmClaim(claim, staff, now))).rejects.toMatchObject({
      code: 'profiles/claim-over',
    });
  });

  it('knows which are due', async () => {
    const { claim } = await claimed('claim.due', person(7));
    const end = new Date(now.getTime() + claimDays * 86_400_000);
    const dueAt = async (moment: Date) => (await make().due(moment, 100)).map(({ id }) => id);
    expect(await dueAt(new Date(end.getTime() - 1))).not.toContain(claim.id);
    expect(await dueAt(end)).toContain(claim.id);
  });

  it('lets a person have so many open and no more, however many are asked for at once; one that is over makes room', async () => {
    const by = person(8);
    const profiles = await Promise.all(
      Array.from({ length: openClaimsAPerson + 2 }, (_, number) => imported(`claim.many.${number}`)),
    );
    const asked = profiles.map((profile) => make().save(...requestClaim(profile, by, now)));
    const answers = await Promise.allSettled(asked);
    const open = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(open).toHaveLength(openClaimsAPerson);
    const left = profiles.find(({ id }) => open.every(({ influencerId }) => influencerId !== id))!;
    await expect(make().save(...requestClaim(left, by, now))).rejects.toMatchObject({
      code: 'profiles/too-many-claims',
    });
    await make().save(...withdrawClaim(open[0]!, by, now));
    expect(await make().save(...requestClaim(left, by, now))).toMatchObject({ influencerId: left.id, state: 'open' });
  });
}

/** The contract of every store of reviews; `anInfluencer` creates one. */
export function reviewsContract(reviews: () => Reviews, anInfluencer: () => Promise<string>): void {
  const waits = async () => {
    const id = await anInfluencer();
    await reviews().save(waitFor(null, id, 'new', now)!);
    return (await reviews().find(id))!;
  };

  it('gives back what was saved, at the next version', async () => {
    const review = await waits();
    expect(review).toMatchObject({ state: 'waiting', why: 'new', since: now, keptBack: false, version: 1 });
    const [decided, event] = decide(review, 'sent-back', 'The handle is another one’s.', staff, now);
    await reviews().save(decided, event);
    expect(await reviews().find(review.influencerId)).toEqual({ ...decided, version: 2 });
    expect(await reviews().find(newId())).toBeNull();
  });

  it('of two who decide at once, one has decided', async () => {
    const review = await waits();
    const outcomes = await Promise.allSettled([
      reviews().save(...decide(review, 'approved', null, staff, now)),
      reviews().save(...decide(review, 'sent-back', 'No pictures.', staff, now)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'profiles/not-waiting' },
    });
  });
}
