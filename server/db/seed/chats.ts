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
    ['brand', 'Lovely to have you! Anything you don’t eat, or that doesn’t agree with you?'],
    ['influencer', 'I’m easy. My friend can’t have nuts though, is that all right?'],
    ['brand', 'Of course. I’ve told the team.'],
    ['influencer', 'Thanks! I’ll pick a time today.'],
  ],
  [
    ['influencer', 'Thanks for saying yes! Could I come 15 minutes early, for the light?'],
    ['brand', 'Please do. Ask for the manager and you’ll get the corner by the window.'],
    ['influencer', 'Perfect, see you then!'],
  ],
  [
    ['brand', 'Welcome! Have a look at the brief and shout if anything’s unclear.'],
    ['influencer', 'All clear. OK if I bring a small tripod?'],
    ['brand', 'Yes, as long as people can get past.'],
    ['influencer', 'They will! Can’t wait.'],
    ['brand', 'Neither can we.'],
  ],
];

const after: readonly (readonly Line[])[] = [
  [
    ['influencer', 'Thank you again, I had such a lovely time. I’ll send everything over this week.'],
    ['brand', 'Our pleasure. No rush.'],
  ],
  [
    ['influencer', 'I’ve got far too many pictures to choose from. Here’s one to start with.', 'with a picture'],
    ['brand', 'We can’t wait to see the rest.'],
    ['influencer', 'Coming soon!'],
  ],
];

const cancelled: readonly Line[] = [
  ['influencer', 'I’m so sorry, I’ve had to cancel. I hope someone else can have my place.'],
  ['brand', 'These things happen. Ask again next time you’re nearby.'],
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
