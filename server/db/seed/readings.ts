import type { Collab } from '../../modules/collabs/domain/collab.js';
import type { Actor } from '../../shared/kernel/index.js';
import type { DemoProduct } from './demo-product.js';
import type { OfferKey } from './offers.js';
import { demoPicture, workFor } from './pictures.js';
import { daysFrom, type SeedClock, type SeededRandom } from './seeded.js';

/** Days after publishing on which influencers enter their numbers. */
const looks = [1, 5];

/** The results of a Collab's posts: two readings of each, the last one sometimes checked by staff. */
export async function readPosts(
  product: DemoProduct,
  clock: SeedClock,
  random: SeededRandom,
  told: readonly Readonly<{ collab: Collab; influencer: Actor; offer: OfferKey }>[],
  staff: Actor,
): Promise<void> {
  const keep = async (influencer: Actor, offer: OfferKey) => {
    const screenshot = demoPicture('work', random.oneOf(workFor(offer)));
    return (await product.keepFile.execute(influencer, 'insights.webp', screenshot)).id;
  };
  const read = async (pieceId: string, publishedAt: Date, influencer: Actor, offer: OfferKey) => {
    const most = random.between(3_200, 28_000);
    for (const [look, days] of looks.entries()) {
      const takenAt = daysFrom(publishedAt, days);
      if (takenAt > clock.today) continue;
      clock.set(takenAt);
      const reach = Math.round(most * (look === 0 ? 0.55 : 1));
      const part = (from: number, to: number) => Math.round((reach * random.between(from, to)) / 1_000);
      const numbers = {
        ...{ reach, views: part(1_150, 1_600), likes: part(40, 85) },
        ...{ comments: part(3, 9), shares: part(2, 8), saves: part(4, 14) },
      };
      const entry = { takenAt, numbers, screenshotId: await keep(influencer, offer) };
      const reading = await product.enterReading.execute(influencer, pieceId, entry);
      if (look === 0 || random.between(1, 3) > 1) continue;
      const reason = 'Checked against the screenshot.';
      await product.correctReading.execute(staff, reading.id, { basis: 'measured', numbers, reason });
    }
  };
  for (const { collab, influencer, offer } of told)
    for (const { id, postUrl, publishedAt } of collab.deliverables)
      if (postUrl && publishedAt) await read(id, publishedAt, influencer, offer);
}
