import { type Actor, newId } from '../../../shared/kernel/index.js';
import { InMemoryClaimRepository } from '../adapters/persistence/in-memory-vetting.js';
import { type Claim, claimDays, type ClaimEvent, requestClaim, type UnclaimedProfile } from '../domain/claim.js';
import { ConfirmClaim, ExpireClaims, RefuseClaim, RequestClaim } from './claims.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { Influencers } from '../ports/repositories.js';

const start = new Date('2026-11-02T10:00:00Z');
const over = new Date(start.getTime() + claimDays * 86_400_000);

class OneBroken extends InMemoryClaimRepository {
  broken?: string;
  override async save(claim: Claim, event: ClaimEvent): Promise<Claim> {
    if (claim.id === this.broken) throw new Error('This claim cannot be stored.');
    return super.save(claim, event);
  }
}

it('a claim that cannot end keeps no other from ending', async () => {
  const claims = new OneBroken();
  const open = async () => {
    const actor: Actor = { userId: newId(), role: 'influencer' };
    return claims.save(...requestClaim({ id: newId(), handle: '@mia', name: 'Mia' }, actor, start));
  };
  const [first, second] = [await open(), await open()];
  claims.broken = first.id;

  await expect(new ExpireClaims(claims).execute(over)).rejects.toThrow('This claim cannot be stored.');

  expect(await claims.get(second.id)).toMatchObject({ state: 'expired' });
});

const clock = new FixedClock(new Date('2026-11-02T10:00:00Z'));
const staff: Actor = { userId: newId(), role: 'admin', staffRole: 'operations' };
const mia: UnclaimedProfile = { id: newId(), handle: 'mia', name: 'Mia' };
const refused = (slug: string) => expect.objectContaining({ code: `profiles/${slug}` });

/** One profile, and its owner. */
class OneInfluencer extends Influencers {
  owner: string | null = null;
  unclaimed = async (handle: string) => (handle === mia.handle && this.owner === null ? mia : null);
  handOver = async (_actor: Actor, _id: string, userId: string) => {
    if (this.owner !== null) return false;
    this.owner = userId;
    return true;
  };
}

function world() {
  const claims = new InMemoryClaimRepository();
  const influencers = new OneInfluencer();
  const request = new RequestClaim(claims, influencers, clock);
  return {
    claims,
    influencers,
    claim: () => request.execute({ userId: newId(), role: 'influencer' }, mia.handle),
    confirm: new ConfirmClaim(claims, influencers, new NoTransaction(), clock),
    refuse: new RefuseClaim(claims, clock),
  };
}

describe('staff decide on a claim', () => {
  it('the profile goes to whom they confirm, and the claims of others are refused with a reason', async () => {
    const { claims, influencers, claim, confirm } = world();
    const [right, other] = [await claim(), await claim()];

    await confirm.execute(staff, mia.id, right.id);

    expect(influencers.owner).toBe(right.userId);
    expect(await claims.get(right.id)).toMatchObject({ state: 'confirmed', decidedBy: staff.userId });
    expect(await claims.get(other.id)).toMatchObject({ state: 'refused', reason: expect.stringContaining('Someone') });
    await expect(claim()).rejects.toEqual(refused('nothing-to-claim'));
  });

  it('a profile that someone looks after by now is given to nobody else', async () => {
    const { influencers, claim, confirm } = world();
    const late = await claim();
    influencers.owner = newId();

    await expect(confirm.execute(staff, mia.id, late.id)).rejects.toEqual(refused('claim-over'));
  });

  it('a claim is decided on its own profile, and by staff who may', async () => {
    const { claim, confirm, refuse } = world();
    const { id } = await claim();
    const looks: Actor = { ...staff, staffRole: 'read-only' };

    await expect(confirm.execute(staff, newId(), id)).rejects.toEqual(refused('claim-not-found'));
    await expect(refuse.execute(staff, newId(), id, 'No code in the bio.')).rejects.toEqual(refused('claim-not-found'));
    await expect(confirm.execute(looks, mia.id, id)).rejects.toEqual(refused('not-staff'));
    await expect(refuse.execute(looks, mia.id, id, 'No code in the bio.')).rejects.toEqual(refused('not-staff'));
  });
});
