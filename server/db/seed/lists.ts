import type { DemoProduct } from './demo-product.js';
import type { Cast } from './profiles.js';
import type { SeedClock } from './seeded.js';

/** Staff's lists of influencers, by position in the cast, with notes on some of them. */
const demoLists = [
  {
    name: 'Brunch in London',
    notes: 'For the spring menus. At most eight, mixed platforms.',
    members: [0, 2, 3, 5, 7],
    noted: { 0: 'Answers within the hour.', 3: 'Best on Sundays; brings her own light.' },
    sharedWith: { label: 'Ember & Rye', words: { 0: ['yes', 'Our first choice.'], 2: ['maybe', ''], 3: ['yes', ''] } },
  },
  {
    name: 'Hotels, one night',
    notes: '',
    members: [1, 4, 6],
    noted: {},
    sharedWith: null,
  },
] as const;

/** Lists of influencers, one of them with a link through which a brand has voted. */
export async function makeLists(product: DemoProduct, clock: SeedClock, { staff, influencers }: Cast): Promise<void> {
  const idAt = (place: number): string => influencers[place]!.profile!.uid;
  for (const [index, { name, notes, members, noted, sharedWith }] of demoLists.entries()) {
    clock.set(clock.day(-6 + index, '10:15'));
    const { id } = await product.keepList.create(staff, { name, notes });
    await product.listMembers.add(staff, id, members.map(idAt));
    for (const [place, note] of Object.entries<string>(noted))
      await product.listMembers.note(staff, id, idAt(Number(place)), note);
    if (!sharedWith) continue;
    const link = await product.shareList.share(staff, id, { label: sharedWith.label, days: 30 });
    clock.set(clock.day(-2, '18:40'));
    for (const [place, [vote, comment]] of Object.entries(sharedWith.words))
      await product.listLinks.vote({
        linkId: link.id,
        influencerId: idAt(Number(place)),
        vote,
        comment,
        votedAt: clock.now(),
      });
  }
}
