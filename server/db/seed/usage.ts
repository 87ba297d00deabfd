import type { PastUsage } from '../../modules/analytics/index.js';
import type { Collab } from '../../modules/collabs/domain/collab.js';
import { issueLink } from '../../modules/identity/domain/sign-in-link.js';
import { type Actor, newId } from '../../shared/kernel/index.js';
import type { DemoProduct } from './demo-product.js';
import type { Cast } from './profiles.js';
import type { SeedClock, SeededRandom } from './seeded.js';

const pages: Record<'brand' | 'influencer' | 'admin', readonly (readonly [title: string, address: string])[]> = {
  brand: [
    ['Dashboard', '/app/brand/dashboard'],
    ['Create an offer', '/app/brand/offers/new'],
    ['Chats', '/app/chats'],
    ['Influencer Browser', '/app/brand/influencer-browser'],
  ],
  influencer: [
    ['Dashboard', '/app/influencer/dashboard'],
    ['Browse', '/app/influencer/browse'],
    ['Chats', '/app/chats'],
  ],
  admin: [
    ['Influencer Manager', '/app/admin/influencer-manager'],
    ['Brand Manager', '/app/admin/brand-manager'],
    ['Collab Explorer', '/app/admin/collab-explorer'],
  ],
};

const days = 90;
const visitsADay = 14;

/** Ninety days of visits, sign-ins and browsing; growing every week. */
export function pastUsage({ staff, brands, influencers }: Cast, clock: SeedClock, random: SeededRandom): PastUsage[] {
  const people: readonly Actor[] = [staff, ...brands.values(), ...influencers];
  const usage: PastUsage[] = [];
  for (let day = -days; day < 0; day++) {
    for (let visit = visitsADay + Math.floor((days + day) / 12); visit > 0; visit--) {
      const actor = random.oneOf(people);
      const cameAt = clock.day(day, `${String(random.between(8, 22)).padStart(2, '0')}:${random.between(10, 59)}`);
      usage.push({ actor, name: 'sign_in', context: { by: 'link' }, occurredAt: cameAt });
      usage.push(...pagesSeen(actor, cameAt, random));
    }
  }
  return usage;
}

function pagesSeen(actor: Actor, cameAt: Date, random: SeededRandom): PastUsage[] {
  const known = pages[actor.profile?.type ?? 'admin'];
  return Array.from({ length: random.between(1, 3) }, (_, number) => {
    const [target_name, address] = random.oneOf(known);
    const target_uid = actor.profile ? `${address}?uid=${actor.profile.uid}` : address;
    const occurredAt = new Date(cameAt.getTime() + (number + 1) * random.between(20, 180) * 1_000);
    return { actor, name: 'page_view', context: { target_name, target_uid, target_type: 'page' }, occurredAt };
  });
}

/** People ask for a link a minute before their first visit, so that the funnel from link to Collab has a start. */
export async function pastLinks(product: DemoProduct, usage: readonly PastUsage[]): Promise<void> {
  const seen = new Set<string>();
  for (const { actor, name, occurredAt } of usage) {
    if (name !== 'sign_in' || seen.has(actor.userId)) continue;
    seen.add(actor.userId);
    const asked = new Date(occurredAt.getTime() - 60_000);
    await product.links.issue(issueLink(await product.users.get(actor.userId), 'sign-in', newId(), asked));
  }
}

/** The usage from the demo world's Collabs: who requested them, and who completed one. */
export function pastMilestones(told: readonly Readonly<{ collab: Collab; influencer: Actor }>[]): PastUsage[] {
  return told.flatMap(({ collab: { id, createdAt, stage, updatedAt }, influencer: actor }) => {
    const context = { target_name: 'Collab', collab: id };
    const requested = { actor, name: 'collab_request', context, occurredAt: createdAt };
    const completed = { actor, name: 'collab_complete', context, occurredAt: updatedAt };
    return stage === 6 ? [requested, completed] : [requested];
  });
}
