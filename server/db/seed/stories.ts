import type { ToldRisks } from '../../modules/collabs/domain/food-risks.js';
import type { OfferKey } from './offers.js';

/** A Collab's progress, or how it ended. */
export const milestones = [
  'requested', 'approved', 'scheduled', 'visited', 'partly-in', 'delivered', 'sent-back', 'to-publish', 'completed',
  'declined', 'withdrawn', 'expired', 'cancelled',
] as const; // prettier-ignore
type Milestone = (typeof milestones)[number];

/** One Collab in the demo world: who requested what, when, and its progress. */
export type DemoStory = Readonly<{
  offer: OfferKey;
  /** The influencer's position in the list. */
  by: number;
  milestone: Milestone;
  /** Days since the visit, or since the request if there was no visit yet. */
  daysAgo: number;
  note: string;
  /** Why it ended, or which changes the brand requested. */
  words?: string;
  /** The influencer's food risks given with the booking. */
  foodRisks?: ToldRisks;
  /** What the brand told the people who receive the visit. */
  handoffNote?: string;
}>;

const story = (
  offer: OfferKey,
  by: number,
  milestone: Milestone,
  daysAgo: number,
  note: string,
  words?: string,
): DemoStory => ({ offer, by, milestone, daysAgo, note, words });

export const demoStories: readonly DemoStory[] = [
  // One at every stage for brand@tastemaker.test …
  story('emberTasting', 2, 'requested', 1, 'I’ve been meaning to come since you opened. Tuesdays are best for me.'),
  story('emberBrunch', 37, 'requested', 2, 'Breakfast is my favourite meal to film.'),
  story('emberTasting', 20, 'approved', 3, 'I film at night and know how to work with firelight.'),
  {
    ...story('emberTasting', 0, 'scheduled', 8, 'My followers keep asking for open-fire cooking.'),
    foodRisks: {
      own: { chosen: ['tree-nuts', 'no-pork'], other: null },
      guests: [{ name: 'Tom Adeyemi', chosen: ['none'], other: null }],
    },
    handoffNote: 'Table 12, by the fire. The chef says hello. Please film before eight.',
  },
  story('emberTasting', 42, 'visited', 2, 'I’m in London twice a month and would love to come.'),
  story('emberTasting', 52, 'delivered', 4, 'Live fire and good bread: all I want in life.'),
  story('emberTasting', 34, 'to-publish', 9, 'I’d write about the bread as much as the menu.'),
  story('emberTasting', 46, 'completed', 20, 'A friend told me about the rye. Can I bring her?'),
  story('emberTasting', 59, 'completed', 30, 'I write about rooms, but dinner matters just as much.'),
  // … and for influencer@tastemaker.test.
  story('tidewrackPlatter', 0, 'requested', 2, 'I’m by the sea for a week, and I’d love to make something slow and quiet.'),
  story('quillonTea', 0, 'approved', 4, 'I’m doing a series on afternoon tea, and yours would be the perfect ending.'),
  story('juniperFlight', 0, 'visited', 3, 'I’m in Manchester for work that week.'),
  story('saffronFeast', 0, 'sent-back', 6, 'Nine kitchens sounds like my kind of evening.', 'Lovely. Could the caption name the three kitchens, please?'),
  story('saltmarshEvening', 0, 'delivered', 5, 'I’d film early, before it gets busy.'),
  story('finchBrunch', 0, 'to-publish', 10, 'Coming through Leeds with an appetite.'),
  story('quillonNight', 0, 'completed', 24, 'A slow weekend is exactly what my readers need.'),
  story('heronTrip', 0, 'declined', 26, 'I’ve steered a boat once before and loved it.', 'Sorry, this trip has already gone. Do ask again in spring.'),
  // Everyone else.
  story('tidewrackPlatter', 17, 'scheduled', 9, 'I live round the corner and would bring my sister.'),
  story('tidewrackPlatter', 31, 'completed', 17, 'Do you mind two very small guests?'),
  story('tidewrackShucking', 12, 'requested', 3, 'I like to learn things badly on camera.'),
  story('juniperFlight', 3, 'completed', 22, 'I saw your still on the tour, and I’d love to show the flight.'),
  story('juniperFlight', 19, 'partly-in', 4, 'Gin is new to me, which makes a good story.'),
  story('juniperStill', 35, 'approved', 2, 'I’d follow the bottle from start to finish.'),
  story('saltmarshEvening', 4, 'completed', 26, 'Quiet places are what I write about.'),
  story('saltmarshRitual', 43, 'delivered', 7, 'I’d take some calm pictures for your own page too.'),
  story('saltmarshRitual', 21, 'withdrawn', 12, 'I have a free afternoon next week.', 'Something’s come up at home. I’m sorry!'),
  story('quillonNight', 6, 'scheduled', 10, 'I review one hotel a month, at length.'),
  story('quillonTea', 13, 'cancelled', 14, 'Could I bring my mum?', 'Our train’s been cancelled and there isn’t another one tonight.'),
  story('finchBrunch', 8, 'completed', 15, 'I bake at home, and I’d love to film your counter.'),
  story('finchBrunch', 44, 'expired', 16, 'Any Saturday works for me.'),
  story('northlightLesson', 16, 'visited', 2, 'I lift, but I’ve never climbed.'),
  story('northlightLesson', 30, 'completed', 12, 'I’d show how you welcome beginners.'),
  story('fernwickWheel', 40, 'scheduled', 9, 'I paint; clay is the next step.'),
  story('fernwickWheel', 51, 'completed', 18, 'Candlelight is hard to film, and I love a challenge.'),
  story('saffronFeast', 7, 'to-publish', 9, 'I grew up ten minutes away.'),
  story('saffronFeast', 23, 'completed', 21, 'I’d try cooking one of the dishes at home afterwards.'),
  story('saffronClass', 32, 'requested', 4, 'Balti is the dish I get asked about most.'),
  story('nettleFacial', 26, 'completed', 16, 'I try everything for two weeks before I write.'),
  story('nettleFacial', 10, 'expired', 18, 'I’m in Glasgow for three days.'),
  story('heronTrip', 58, 'delivered', 8, 'I film boats and nothing else.'),
  story('heronSupper', 27, 'requested', 1, 'I’d come by train, as always.'),
  story('brambleMend', 14, 'completed', 19, 'I have a jacket that deserves another ten years.'),
  story('brambleMend', 49, 'withdrawn', 15, 'Mending is my whole page.', 'Sorry, I’m away that week after all.'),
  story('brambleMend', 28, 'declined', 20, 'I knit, and I’d love to learn to dye.', 'Thank you. We’re looking for someone closer to Liverpool this time.'),
]; // prettier-ignore
