import type { Collab } from '../../modules/collabs/domain/collab.js';
import { hourOf } from '../../modules/outcomes/domain/collab-link.js';
import { londonTimeAt } from '../../contract/rules/london-time.js';
import type { Actor } from '../../shared/kernel/index.js';
import type { BrandKey } from './brands.js';
import type { DemoProduct } from './demo-product.js';
import type { Cast } from './profiles.js';
import { daysFrom, type SeedClock, SeededRandom } from './seeded.js';

type Told = Readonly<{ collab: Collab }>;

/** Eight weeks and two, and what the posts of a month ago need. */
const daysOfCovers = 120;
const daysOfPost = 14;

/** Usual covers of a day; weekends are fuller, and Mondays closed. */
const usual: Partial<Record<BrandKey, number>> = { ember: 64, tidewrack: 48, saffron: 72 };
const byWeekday = [1.5, 0, 0.8, 0.9, 1, 1.6, 1.9] as const;

/**
 * What visits brought: clicks, guests with the creator's word, guests who named them, and the covers of three
 * restaurants. Uses its own random generator, so that the rest of the world doesn't change.
 */
export async function makeGuests(
  product: DemoProduct,
  clock: SeedClock,
  { cast, venues, told }: Readonly<{ cast: Cast; venues: ReadonlyMap<BrandKey, string>; told: readonly Told[] }>,
): Promise<void> {
  const random = new SeededRandom(20_261_127);
  for (const key of Object.keys(usual) as BrandKey[]) {
    const owner = { ...cast.brands.get(key)!, memberRole: 'owner' as const };
    const own = told.map(({ collab }) => collab).filter(({ brandId }) => brandId === owner.profile!.uid);
    const posts = own.flatMap(({ deliverables }) => deliverables.flatMap(({ publishedAt }) => publishedAt ?? []));
    clock.set(clock.today);
    await product.guests.putDays(owner, coversOf(venues.get(key)!, usual[key]!, posts, clock, random), 'csv');
    await product.resultSettings.change(owner, { marginPercent: random.between(55, 65) });
    for (const collab of own.filter(({ checkedInAt }) => checkedInAt !== null))
      await guestsOf(product, clock, random, owner, collab);
  }
}

/** The two weeks after each post are fuller. */
function coversOf(
  venueId: string,
  level: number,
  posts: readonly Date[],
  clock: SeedClock,
  random: SeededRandom,
): { venueId: string; day: string; covers: number }[] {
  return Array.from({ length: daysOfCovers }, (_, ago) => clock.day(ago - daysOfCovers, '12:00')).map((day) => {
    const isAfterPost = posts.some((post) => day > post && day < daysFrom(post, daysOfPost));
    const expected = level * byWeekday[day.getUTCDay()]! * (isAfterPost ? 1.15 : 1);
    const chance = Math.sqrt(expected) * (random.next() + random.next() + random.next() - 1.5) * 2;
    return { venueId, day: londonTimeAt(day).date, covers: Math.max(0, Math.round(expected + chance)) };
  });
}

const evening = ['18:45', '19:30', '20:15'];

async function guestsOf(
  product: DemoProduct,
  clock: SeedClock,
  random: SeededRandom,
  owner: Actor,
  { id, checkedInAt, deliverables }: Collab,
): Promise<void> {
  const shownAt = daysFrom(checkedInAt!, 1);
  const from = deliverables.find(({ publishedAt }) => publishedAt !== null)?.publishedAt ?? shownAt;
  const since = Math.floor((clock.today.getTime() - from.getTime()) / 86_400_000);
  clock.set(shownAt);
  const { word } = await product.collabLinks.show(owner, id);
  for (let ago = since; ago > 0; ago -= random.between(1, 4)) {
    const at = clock.day(-ago, random.oneOf(evening));
    if (at < from) continue;
    clock.set(at);
    const clicks = random.between(1, 6);
    for (let click = 0; click < clicks; click += 1) await product.linkClicks.count(id, hourOf(at));
    const covers = random.between(1, 4);
    const spendPence = random.between(1, 3) > 1 ? covers * random.between(2_400, 5_200) : null;
    const said = { covers, ...(spendPence === null ? {} : { spendPence }) };
    if (random.between(1, 2) > 1) await product.guests.count(owner, { kind: 'redeemed', said: word, ...said }, 'tap');
    else await product.guests.count(owner, { kind: 'named', collabId: id, ...said }, 'tap');
  }
}
