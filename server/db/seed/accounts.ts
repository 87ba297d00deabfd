import { dayOf, sharesOf } from '../../modules/connections/domain/account-numbers.js';
import { connect, granted } from '../../modules/connections/domain/connection.js';
import type { Actor } from '../../shared/kernel/index.js';
import type { DemoProduct } from './demo-product.js';
import { type DemoInfluencer, demoInfluencers } from './influencers.js';
import { daysFrom, type SeedClock, SeededRandom } from './seeded.js';

/** Neither `influencer@` nor `both@`: they can connect theirs. */
const connected = { from: 2, to: 24 } as const;
/** Whose followers came without a post, and whose audience is elsewhere. */
const [grown, far] = [7, 13];

const readings = 20;
const daysApart = 3;
/** Two weeks without a post, counted from the end. */
const quiet = { from: 10, to: 6 } as const;

/**
 * Instagram accounts that are connected, read for two months. Nothing is read again: the stand-in knows one account only.
 * Uses its own random generator, so that the rest of the world doesn't change.
 */
export async function makeAccounts(product: DemoProduct, clock: SeedClock, influencers: readonly Actor[]) {
  const random = new SeededRandom(20_261_128);
  for (let place = connected.from; place < connected.to; place += 1)
    await connectAccount(product, clock, random, influencers[place]!, demoInfluencers[place]!, place);
}

async function connectAccount(
  { connections, accountReadings, measureSigns, verifiedAccounts }: DemoProduct,
  clock: SeedClock,
  random: SeededRandom,
  actor: Actor,
  [, handle, , , followersNow]: DemoInfluencer,
  place: number,
): Promise<void> {
  const owner = { influencerId: actor.profile!.uid, platform: 'instagram' as const };
  const began = clock.day(-1 - readings * daysApart, '09:00');
  const [connection, made] = connect(owner, null, { externalId: `demo-${place}`, handle }, actor, began);
  const grant = { scopes: ['instagram_business_basic'], accessUntil: daysFrom(clock.today, 365), grantUntil: null };
  const saved = { ...granted(connection, grant, 'demo', began), refreshAt: null, readAt: null };
  const { id: connectionId } = await connections.save(saved, made);
  const audience = audienceOf(place === far ? 240 : random.between(610, 880), random);
  const growth = random.between(2, 9) / 1_000;
  const quietGrowth = place === grown ? 0.046 : random.between(0, 12) / 10_000;
  let followers = followersNow;
  let posts = random.between(180, 900);
  const history = Array.from({ length: readings }, (_, ago) => {
    const isQuiet = ago >= quiet.to && ago < quiet.from;
    const reading = { ago, followers: Math.round(followers), posts };
    followers /= 1 + (isQuiet ? quietGrowth : growth);
    posts -= isQuiet ? 0 : 1;
    return reading;
  });
  for (const { ago, ...counts } of history.toReversed()) {
    const readAt = clock.day(-1 - ago * daysApart, '09:00');
    const reading = {
      connectionId,
      ...owner,
      ...counts,
      readAt,
      day: dayOf(readAt),
      reach: counts.followers * 3,
      audience,
    };
    await accountReadings.keep(reading);
    if (ago > 0) continue;
    const { day, reach } = reading;
    clock.set(readAt);
    await verifiedAccounts.verify(owner.influencerId, {
      ...{ platform: owner.platform, handle },
      numbers: { followers: counts.followers, reach, audience, day },
    });
    await measureSigns.execute(reading);
  }
}

/** In thousandths at home. */
const audienceOf = (home: number, random: SeededRandom) => ({
  countries: sharesOf([
    { key: 'GB', count: home },
    ...['US', 'IE', 'FR', 'ES'].map((key) => ({ key, count: ((1_000 - home) / 4) * (0.5 + random.next()) })),
  ]),
  ...{ ages: [], genders: [] },
});
