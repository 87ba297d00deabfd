import type { Collab } from '../../modules/collabs/domain/collab.js';
import type { Actor } from '../../shared/kernel/index.js';
import type { DemoProduct } from './demo-product.js';
import type { OfferKey } from './offers.js';
import { demoPicture, workFor } from './pictures.js';
import { daysFrom, type SeedClock } from './seeded.js';

/** Who writes what, and whether a picture of the visit is attached. */
type Line = readonly [side: 'brand' | 'influencer', text: string, picture?: 'with a picture'];

const before: readonly (readonly Line[])[] = [
  [
    ['brand', 'Lovely to have you. Is there anything that you do not eat or cannot use?'],
    ['influencer', 'Nothing at all for me. My guest does not eat nuts, if that is all right?'],
    ['brand', 'Of course. I have made a note for the team.'],
    ['influencer', 'Thank you. I will choose a time today.'],
  ],
  [
    ['influencer', 'Thank you for saying yes! Is it fine if I arrive a quarter of an hour early for the light?'],
    ['brand', 'Please do. Ask for the manager and you will have the corner by the window.'],
    ['influencer', 'Perfect, see you then.'],
  ],
  [
    ['brand', 'Welcome! Please have a look at the brief and ask whatever is not clear.'],
    ['influencer', 'It is all clear. May I film with a small tripod?'],
    ['brand', 'Yes, as long as it does not stand in the way.'],
    ['influencer', 'It will not. Looking forward to it.'],
    ['brand', 'So are we.'],
  ],
];

const after: readonly (readonly Line[])[] = [
  [
    ['influencer', 'Thank you again, that was a lovely evening. I will send the pieces within the week.'],
    ['brand', 'It was a pleasure. No hurry.'],
  ],
  [
    ['influencer', 'I have more pictures than I can choose from. Here is a first one.', 'with a picture'],
    ['brand', 'We cannot wait to see them.'],
    ['influencer', 'You will have them soon.'],
  ],
];

const cancelled: readonly Line[] = [
  ['influencer', 'I am so sorry, I have had to cancel. I hope that someone else can have the place.'],
  ['brand', 'These things happen. Do ask again whenever you are near.'],
];

/** Both sides' messages about one Collab, from its approval on. */
export async function chatAbout(
  product: DemoProduct,
  clock: SeedClock,
  { collab, approvedAt, offer }: { collab: Collab; approvedAt: Date; offer: OfferKey },
  sides: Readonly<Record<Line[0], Actor>>,
  number: number,
): Promise<void> {
  const { brandId, influencerId, visitAt, outcome } = collab;
  clock.set(approvedAt);
  const { id } = await product.openConversation.execute({ brandId, influencerId });
  const say = async (lines: readonly Line[], from: Date) => {
    for (const [place, [side, text, picture]] of lines.entries()) {
      clock.set(daysFrom(from, (place + 1) * 0.07));
      const files = picture
        ? [await product.keepFile.execute(sides[side], 'visit.webp', demoPicture('work', workFor(offer).at(-1)!))]
        : [];
      await product.sendMessage.execute(sides[side], id, text, { fileIds: files.map((file) => file.id) });
    }
  };
  await say(before[number % before.length]!, approvedAt);
  if (outcome === 'cancelled') await say(cancelled, daysFrom(approvedAt, 3));
  else if (visitAt && visitAt < clock.today) await say(after[number % after.length]!, daysFrom(visitAt, 0.6));
}
