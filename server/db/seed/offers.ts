import { type Terms, usualRights } from '../../contract/terms.js';
import type { OfferAction } from '../../modules/offers/domain/offer.js';
import { type BrandKey, demoBrands } from './brands.js';
import type { Slot } from '../../modules/offers/domain/slot.js';
import type { Actor } from '../../shared/kernel/index.js';
import type { DemoProduct } from './demo-product.js';
import { demoPicture } from './pictures.js';
import type { Cast } from './profiles.js';
import type { SeedClock } from './seeded.js';

/** An offer in the demo world. City and category are the brand's. */
export type DemoOffer = Omit<Terms, 'city' | 'category' | 'photoPath' | 'brief' | 'shipped' | 'rights'> &
  Readonly<{
    brand: BrandKey;
    show: string;
    madeDaysAgo: number;
    /** On which days of the week (0 is Sunday) and when, in London. */
    times: Readonly<{ weekdays: readonly number[]; at: string; capacity: number }>;
    now?: Extract<OfferAction, 'pause' | 'end'>;
  }>;

const disclosure =
  'Please label every post and story as an ad (“Ad” or the paid partnership label) where people see it straight away, and say that you were our guest.';

export const briefOf = ({ show }: DemoOffer): string => `${show}\n\n${disclosure}`;

const post = (count = 1) => ({ type: 'post', contentType: 'image', count }) as const;
const stories = (count: number) => ({ type: 'story', contentType: 'mix', count }) as const;
const reel = (count = 1) => ({ type: 'reel', contentType: 'video', count }) as const;
const pictures = (count: number) => ({ type: 'ugc', contentType: 'image', count }) as const;

export const demoOffers = {
  emberTasting: {
    brand: 'ember', title: 'Seven-course hearth menu for two', kind: 'experience', valuePence: 19_000, guests: 1, contentDueDays: 14,
    contactOnTheDay: 'Ask for Rosa at the pass, 020 7946 0107',
    gives: 'Our full tasting menu for you and a guest, cooked over the hearth, with a paired drink for each course.',
    coversPence: 19_000, notIncluded: 'Drinks beyond the pairing', tip: 'included', guestsRequired: true,
    houseRules: 'No extra lights during service. Ask before you film the kitchen.',
    asks: [post(), stories(2)], venue: 'Ember & Rye, 12 Calvert Yard, London E2', madeDaysAgo: 60,
    show: 'Show the open hearth and the moment the bread comes to the table. No flash, please.',
    times: { weekdays: [2, 4], at: '18:30', capacity: 3 },
  },
  emberBrunch: {
    brand: 'ember', title: 'Weekend bakery brunch', kind: 'experience', valuePence: 6_500, guests: 1, contentDueDays: 10,
    gives: 'Brunch for two with anything from the bakery counter, and a loaf of rye to take home.',
    asks: [reel(), stories(1)], venue: 'Ember & Rye, 12 Calvert Yard, London E2', madeDaysAgo: 34,
    show: 'Film the counter as it fills and a slice being cut. Say that the loaves change every week.',
    times: { weekdays: [6], at: '12:00', capacity: 4 },
  },
  tidewrackPlatter: {
    brand: 'tidewrack', title: 'Shellfish platter and a bottle of Bacchus', kind: 'experience', valuePence: 14_000, guests: 1, contentDueDays: 14,
    gives: 'The large platter for two with oysters, crab and prawns, and a bottle of Sussex Bacchus.',
    asks: [post(), stories(2)], venue: 'Tidewrack Oyster Rooms, 4 Net Loft Lane', madeDaysAgo: 58,
    show: 'We would love the platter from above on the zinc bar, and the view of the beach from the loft window.',
    times: { weekdays: [3, 5], at: '19:00', capacity: 2 },
  },
  tidewrackShucking: {
    brand: 'tidewrack', title: 'Learn to shuck oysters', kind: 'experience', valuePence: 8_000, guests: 0, contentDueDays: 14,
    gives: 'A one-hour lesson with our head shucker, a dozen oysters and a glass of stout.',
    asks: [reel()], venue: 'Tidewrack Oyster Rooms, 4 Net Loft Lane', madeDaysAgo: 12,
    show: 'Film your first oyster. It’s fine if it goes wrong; our guests love that.',
    times: { weekdays: [1], at: '18:00', capacity: 4 },
  },
  juniperFlight: {
    brand: 'juniper', title: 'Gin flight and small plates', kind: 'experience', valuePence: 7_500, guests: 1, contentDueDays: 10,
    dressCode: 'Smart casual; no sportswear', contactOnTheDay: 'Ask for Maya at the bar, 020 7946 0123',
    coversPence: 8_000, included: 'Five gins and three small plates each', notIncluded: 'Anything else from the bar; service', tip: 'welcome',
    houseRules: 'No flash at the bar, and please keep other guests out of shot. Over 18s only.',
    gives: 'A flight of five gins from our own still and three small plates, for you and a friend.',
    asks: [stories(3)], venue: 'The Juniper Loft, 31a Tibb Passage', madeDaysAgo: 55,
    show: 'Show the still and the flight as it is poured. Only for creators over 25 whose audience is of age.',
    times: { weekdays: [2, 3], at: '20:00', capacity: 3 },
  },
  juniperStill: {
    brand: 'juniper', title: 'Make your own gin at the still', kind: 'experience', valuePence: 11_000, guests: 1, contentDueDays: 14,
    gives: 'Two hours at the still, a 70 cl bottle of your own recipe with your name on the label.',
    asks: [reel(), stories(2)], venue: 'The Juniper Loft, 31a Tibb Passage', madeDaysAgo: 20,
    show: 'Follow your bottle from choosing the botanicals to the label.',
    times: { weekdays: [4], at: '18:30', capacity: 2 },
  },
  saltmarshEvening: {
    brand: 'saltmarsh', title: 'Twilight swim and sauna', kind: 'experience', valuePence: 9_000, guests: 1, contentDueDays: 14,
    gives: 'Three hours in the pools and the cedar sauna for two, robes and herbal tea included.',
    asks: [post(2), stories(1)], venue: 'Saltmarsh Bathhouse, Merchants Quay', madeDaysAgo: 57,
    show: 'Please film only the quiet pool, and only when no other guests are in shot.',
    times: { weekdays: [1, 4], at: '18:00', capacity: 2 },
  },
  saltmarshRitual: {
    brand: 'saltmarsh', title: 'Seaweed wrap and massage', kind: 'experience', valuePence: 13_500, guests: 0, contentDueDays: 14,
    gives: 'A ninety-minute seaweed wrap and back massage, with the pools open to you afterwards.',
    asks: [pictures(2), stories(1)], venue: 'Saltmarsh Bathhouse, Merchants Quay', madeDaysAgo: 40,
    show: 'We’d like calm pictures of the room and the bowls before your treatment, for our own page as well.',
    times: { weekdays: [2], at: '17:30', capacity: 2 },
  },
  quillonNight: {
    brand: 'quillon', title: 'A night in a garden room', kind: 'stay', valuePence: 26_000, guests: 1, contentDueDays: 21,
    gives: 'One night for two in a garden room with dinner from the walled garden and breakfast in bed.',
    asks: [post(), stories(3)], venue: 'Quillon House, 9 Lansbury Crescent', madeDaysAgo: 62,
    show: 'The room in the morning, the garden, and dinner. We love a slow pace.',
    times: { weekdays: [0, 3], at: '16:00', capacity: 1 },
  },
  quillonTea: {
    brand: 'quillon', title: 'Afternoon tea in the orangery', kind: 'experience', valuePence: 8_400, guests: 1, contentDueDays: 10,
    gives: 'Afternoon tea for two with a glass of English sparkling wine.',
    asks: [post()], venue: 'Quillon House, 9 Lansbury Crescent', madeDaysAgo: 38,
    show: 'The tiered stand against the orangery windows, please, before anything is eaten.',
    times: { weekdays: [5], at: '15:00', capacity: 3 },
  },
  finchBrunch: {
    brand: 'finch', title: 'Brunch for two and a bag of beans', kind: 'experience', valuePence: 4_800, guests: 1, contentDueDays: 7,
    gives: 'Two brunch plates, two coffees each, and a 250 g bag of the week’s roast.',
    asks: [post(), stories(1)], venue: 'Copper Finch Coffee, 77 Otter Street', madeDaysAgo: 50,
    show: 'Show the roaster behind the counter and your plate by the window.',
    times: { weekdays: [4, 6], at: '11:00', capacity: 4 },
  },
  finchCupping: {
    brand: 'finch', title: 'Evening coffee tasting', kind: 'experience', valuePence: 3_500, guests: 1, contentDueDays: 10,
    gives: 'Six coffees tasted side by side with our roaster, and pastries to go with them.',
    asks: [reel()], venue: 'Copper Finch Coffee, 77 Otter Street', madeDaysAgo: 15,
    show: 'Ask our roaster anything on camera.',
    times: { weekdays: [2], at: '18:30', capacity: 6 }, now: 'pause',
  },
  northlightLesson: {
    brand: 'northlight', title: 'First bouldering lesson', kind: 'experience', valuePence: 4_000, guests: 1, contentDueDays: 10,
    gives: 'A beginners’ lesson for two with shoes and chalk, and supper in the cafe.',
    asks: [stories(3)], venue: 'Northlight Climbing Barn, Forge 3, Attercliffe Basin', madeDaysAgo: 48,
    show: 'Show yourself getting to the top of something, and how the route colours work.',
    times: { weekdays: [1, 3], at: '19:00', capacity: 4 },
  },
  northlightMonth: {
    brand: 'northlight', title: 'A month of climbing', kind: 'product', valuePence: 5_500, guests: 0, contentDueDays: 30,
    gives: 'A month’s membership with a training plan from one of our coaches.',
    asks: [reel(2)], venue: 'Northlight Climbing Barn, Forge 3, Attercliffe Basin', madeDaysAgo: 25,
    show: 'Your first week and your last, so we can see the difference.',
    times: { weekdays: [2], at: '18:00', capacity: 2 }, now: 'pause',
  },
  fernwickWheel: {
    brand: 'fernwick', title: 'Candlelit evening at the wheel', kind: 'experience', valuePence: 9_600, guests: 1, contentDueDays: 14,
    gives: 'A two-hour lesson for two. We glaze and fire what you make, and post it to you.',
    asks: [post(), stories(2)], venue: 'Fernwick Pottery Rooms, 2 Cooper’s Close, Leith', madeDaysAgo: 47,
    show: 'Hands, clay and candlelight. A before and after of your bowl would be lovely.',
    times: { weekdays: [3, 4], at: '19:00', capacity: 2 },
  },
  fernwickTile: {
    brand: 'fernwick', title: 'Paint a tile for your kitchen', kind: 'experience', valuePence: 4_500, guests: 1, contentDueDays: 14,
    gives: 'An hour of tile painting for two with tea and shortbread.',
    asks: [stories(2)], venue: 'Fernwick Pottery Rooms, 2 Cooper’s Close, Leith', madeDaysAgo: 44,
    show: 'Show your sketch first, then the tile.',
    times: { weekdays: [5], at: '17:30', capacity: 3 }, now: 'end',
  },
  saffronFeast: {
    brand: 'saffron', title: 'Nine kitchens in one evening', kind: 'experience', valuePence: 6_000, guests: 1, contentDueDays: 10,
    gives: 'A tasting card for two: one dish from each of our nine kitchens, and drinks.',
    asks: [post(), stories(2)], venue: 'Saffron Yard, Fazeley Wharf', madeDaysAgo: 49,
    show: 'Pick your three favourites and say why. Please name the kitchens.',
    times: { weekdays: [4, 5], at: '19:30', capacity: 5 },
  },
  saffronClass: {
    brand: 'saffron', title: 'Balti class with our cooks', kind: 'experience', valuePence: 7_000, guests: 1, contentDueDays: 14,
    gives: 'Cook a balti from start to finish and eat it with us afterwards.',
    asks: [reel(), stories(1)], venue: 'Saffron Yard, Fazeley Wharf', madeDaysAgo: 9,
    show: 'The flame under the pan is the shot everyone wants.',
    times: { weekdays: [2], at: '18:30', capacity: 4 },
  },
  nettleFacial: {
    brand: 'nettle', title: 'Hour-long plant facial', kind: 'experience', valuePence: 8_500, guests: 0, contentDueDays: 14,
    gives: 'A facial for your skin type and a set of three products to use at home.',
    asks: [post(), pictures(1)], venue: 'Velvet Nettle, 18 Ruthven Mews', madeDaysAgo: 46,
    show: 'Be honest, please: say what you liked and what you’d change.',
    times: { weekdays: [2, 5], at: '17:30', capacity: 2 },
  },
  nettleBox: {
    brand: 'nettle', title: 'Winter skin care box', kind: 'product', valuePence: 5_200, guests: 0, contentDueDays: 21,
    gives: 'Our full winter range, five products, to collect at the shop with a consultation.',
    asks: [reel(), pictures(2)], venue: 'Velvet Nettle, 18 Ruthven Mews', madeDaysAgo: 18,
    show: 'Use it for a week before you film.',
    times: { weekdays: [4], at: '17:00', capacity: 3 },
  },
  heronTrip: {
    brand: 'heron', title: 'Two nights on the Oxford Canal', kind: 'stay', valuePence: 34_000, guests: 3, contentDueDays: 21,
    gives: 'Two nights for up to four on a narrowboat, with a steering lesson and a supper hamper.',
    asks: [post(2), stories(3)], venue: 'Slow Heron Narrowboats, Isis Basin', madeDaysAgo: 54,
    show: 'Mist in the morning, the galley, and someone at the tiller.',
    times: { weekdays: [1, 5], at: '15:30', capacity: 1 },
  },
  heronSupper: {
    brand: 'heron', title: 'Supper cruise for four', kind: 'experience', valuePence: 16_000, guests: 3, contentDueDays: 14,
    gives: 'A three-hour evening cruise with supper on board for you and three friends.',
    asks: [stories(4)], venue: 'Slow Heron Narrowboats, Isis Basin', madeDaysAgo: 7,
    show: 'The table on deck at sunset, and the boat passing a lock.',
    times: { weekdays: [3], at: '17:30', capacity: 1 },
  },
  brambleMend: {
    brand: 'bramble', title: 'Mend and dye evening', kind: 'experience', valuePence: 5_000, guests: 1, contentDueDays: 14,
    gives: 'Bring two things you no longer wear, and we’ll mend and dye them with you.',
    asks: [post(), stories(2)], venue: 'Bramble & Thread, Unit 6, Cotter’s Row', madeDaysAgo: 43,
    show: 'Before and after, side by side.',
    times: { weekdays: [2, 4], at: '18:30', capacity: 3 },
  },
  brambleJacket: {
    brand: 'bramble', title: 'A remade work jacket', kind: 'product', valuePence: 12_000, guests: 0, contentDueDays: 21,
    gives: 'A one-of-a-kind jacket, fitted to you in the workshop.',
    asks: [reel()], venue: 'Bramble & Thread, Unit 6, Cotter’s Row', madeDaysAgo: 42,
    show: 'Wear it your way and show the patchwork on the back.',
    times: { weekdays: [3], at: '18:00', capacity: 1 }, now: 'end',
  },
} as const satisfies Record<string, DemoOffer>; // prettier-ignore

export type OfferKey = keyof typeof demoOffers;

/** A published offer in the demo world, with the brand's owner and all its times. */
export type OpenOffer = Readonly<{ id: string; owner: Actor; slots: readonly Slot[] }>;

const daysAhead = 21;

/** Every offer, published on its day in the past, with times from then until three weeks from today. */
export async function openOffers(
  product: DemoProduct,
  clock: SeedClock,
  { brands }: Cast,
  venues: ReadonlyMap<BrandKey, string>,
): Promise<Map<OfferKey, OpenOffer>> {
  const open = new Map<OfferKey, OpenOffer>();
  for (const [key, offer] of Object.entries<DemoOffer>(demoOffers)) {
    const { brand, show: _show, madeDaysAgo, times, now: _now, ...terms } = offer;
    const owner = brands.get(brand)!;
    const { city, category } = demoBrands[brand];
    clock.set(clock.day(-madeDaysAgo, '10:15'));
    const photo = await product.keepFile.execute(owner, `${key}.webp`, demoPicture('offers', key));
    const { id } = await product.makeOffer.execute(
      owner,
      owner.profile!.uid,
      { ...terms, city, category, brief: briefOf(offer), rights: usualRights, shipped: false },
      openingsOf(clock, madeDaysAgo, times),
      { venueId: venues.get(brand), photoId: photo.id },
    );
    const { slots } = await product.offers.get(id, clock.now(), null);
    open.set(key as OfferKey, { id, owner, slots });
  }
  return open;
}

function openingsOf(clock: SeedClock, madeDaysAgo: number, { weekdays, at, capacity }: DemoOffer['times']) {
  const days = Array.from({ length: madeDaysAgo + daysAhead - 2 }, (_, number) => number + 3 - madeDaysAgo);
  return days
    .map((day) => clock.day(day, at))
    .filter((startsAt) => weekdays.includes(startsAt.getUTCDay()))
    .map((startsAt) => ({ startsAt, capacity }));
}

/** Closes some offers: last, because Collabs were requested before that. */
export async function closeOffers(
  product: DemoProduct,
  clock: SeedClock,
  open: ReadonlyMap<OfferKey, OpenOffer>,
): Promise<void> {
  clock.set(clock.day(-2, '18:20'));
  for (const [key, { now }] of Object.entries<DemoOffer>(demoOffers)) {
    const { id, owner } = open.get(key as OfferKey)!;
    if (now) await product.moveOffer.execute(owner, id, now);
  }
}
