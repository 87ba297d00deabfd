import type { Actor } from '../../shared/kernel/index.js';
import type { DemoProduct } from './demo-product.js';
import { demoPicture } from './pictures.js';
import type { Cast } from './profiles.js';
import { type SeedClock, SeededRandom } from './seeded.js';

/**
 * Those who joined first show their work, and have updated their follower counts several times: pictures and captions.
 */
const portfolios: readonly (readonly (readonly [picture: string, caption: string])[])[] = [
  [['emberTasting', 'Bread by the fire'], ['quillonNight', 'Breakfast in bed'], ['heronTrip', 'A galley for two']],
  [['tidewrackPlatter', 'Oysters with a view'], ['fernwickTile', 'My kitchen, tile by tile'], ['emberBrunch', 'Saturday at the bakery']],
  [['saffronFeast', 'The night market'], ['saffronClass', 'Balti to share'], ['tidewrackShucking', 'Nine for me']],
  [['juniperFlight', 'Five gins, one tray'], ['juniperStill', 'What goes into the bottle'], ['emberTasting-close', 'By the hearth']],
  [['saltmarshEvening', 'Before anyone else arrives'], ['saltmarshRitual', 'A quiet hour'], ['heronTrip-close', 'A slow morning']],
  [['northlightLesson', 'The last hold of the day'], ['northlightMonth-close', 'Week three'], ['heronTrip-close', 'First light on the water']],
  [['quillonNight-close', 'A room with a garden'], ['quillonTea', 'Tea for two'], ['quillonTea-close', 'The orangery at four']],
  [['saffronClass-close', 'Flame on'], ['saffronFeast-close', 'Nine small dishes'], ['emberBrunch-close', 'Eggs on rye']],
  [['emberBrunch', 'The counter at seven'], ['quillonTea', 'Scones, still warm'], ['finchBrunch-close', 'Sunday pancakes']],
  [['juniperStill-close', 'Drop by drop'], ['juniperFlight-close', 'Pouring the flight'], ['finchCupping', 'Slow coffee']],
  [['nettleFacial', 'Three masks, tried'], ['nettleBox', 'My winter shelf'], ['brambleJacket', 'Patches, up close']],
  [['finchBrunch', 'Before the rush'], ['finchCupping-close', 'Six cups, six farms'], ['emberBrunch-close', 'Brunch for one']],
]; // prettier-ignore
/**
 * By which day, counted from today, which part of the growth had happened; the first is the day on which they joined.
 */
const looks = [
  { day: null, part: 0 },
  { day: -46, part: 0.25 },
  { day: -31, part: 0.55 },
  { day: -17, part: 0.8 },
  { day: -4, part: 1 },
] as const;

/**
 * Work in the portfolio, and follower counts that have grown to their current values. Uses its own random generator, so
 * that the rest of the world doesn't change.
 */
export async function makeWork(product: DemoProduct, clock: SeedClock, { influencers }: Cast): Promise<void> {
  for (const [place, pieces] of portfolios.entries())
    await workOf(product, clock, influencers[place]!, pieces, new SeededRandom(9_000 + place));
}

async function workOf(
  { profiles, changeProfile, keepFile }: DemoProduct,
  clock: SeedClock,
  influencer: Actor,
  pieces: (typeof portfolios)[number],
  random: SeededRandom,
): Promise<void> {
  let profile = await profiles.get(influencer.profile!.uid);
  const { id, accounts, createdAt } = profile;
  const growth = random.between(8, 30) / 100;
  for (const { day, part } of looks) {
    clock.set(day === null ? createdAt : clock.day(day, '21:15'));
    const before = accounts.map((account) => ({
      ...account,
      followers: account.followers && Math.round(account.followers * (1 - growth * (1 - part))),
    }));
    profile = await changeProfile.execute(influencer, id, profile.version, { accounts: before });
  }
  const portfolio: { mediaId: string; caption: string }[] = [];
  for (const [picture, caption] of pieces) {
    const { id: mediaId } = await keepFile.execute(influencer, `${picture}.webp`, demoPicture('work', picture));
    portfolio.push({ mediaId, caption });
  }
  await changeProfile.execute(influencer, id, profile.version, { portfolio });
}
