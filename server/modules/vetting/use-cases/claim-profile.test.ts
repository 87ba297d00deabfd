import { type Actor, newId } from '../../../shared/kernel/index.js';
import { InMemoryClaimRepository } from '../adapters/persistence/in-memory-vetting.js';
import { type Claim, claimDays, type ClaimEvent, requestClaim } from '../domain/claim.js';
import { ExpireClaims } from './claim-profile.js';

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
