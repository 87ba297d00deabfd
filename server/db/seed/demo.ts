import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { AppModule } from '../../app.module.js';
import type { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import type { Collab } from '../../modules/collabs/domain/collab.js';
import { type Actor, Clock, makeIdsAtRandom, makeIdsFrom } from '../../shared/kernel/index.js';
import { makeAccounts } from './accounts.js';
import { makeAds } from './ads.js';
import { makeGuests } from './guests.js';
import { chatAbout } from './chats.js';
import { type DemoProduct, demoProduct } from './demo-product.js';
import { closeOffers, type OfferKey, openOffers } from './offers.js';
import { addressOf, type Cast, makeCast } from './profiles.js';
import { daysFrom, SeedClock, SeededRandom } from './seeded.js';
import { demoStories } from './stories.js';
import { Storyteller } from './storyteller.js';
import { pastLinks, pastMilestones, pastUsage } from './usage.js';
import { makeWork } from './work.js';
import { demoPicture, workFor } from './pictures.js';
import { type BrandKey, demoBrands } from './brands.js';
import type { MapPoint } from '../../contract/lists/index.js';
import {
  alwaysClosed,
  type OpeningHours,
  type OpenSpan,
  type Weekday,
  weekdays,
} from '../../contract/rules/opening-hours.js';

const seed = 20_261_121;
const madeAlready = 'select from users where email = $1';
const witness = [addressOf('staff')];

/**
 * Creates the demo world through the product's own use cases, atomically. Returns false, without a change, if it
 * already exists. The database must be migrated; no email is sent.
 */
export async function makeDemoWorldOnce(config: Config): Promise<boolean> {
  if (await isThere(config.databaseUrl!)) return false;
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...config, works: false }), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    const db = app.get(Database);
    return await db.inTransaction(async () => {
      await db.rows(`select pg_advisory_xact_lock(hashtext('demo-world'))`);
      if ((await db.rows(madeAlready, witness)).length > 0) return false;
      const clock = new SeedClock(app.get(Clock).now());
      makeIdsFrom(seed, clock.day(0, '00:00'));
      await makeWorld(demoProduct(app, clock), clock);
      await forgetEvents(db);
      return true;
    });
  } finally {
    makeIdsAtRandom();
    await app.close();
  }
}

async function isThere(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(madeAlready, witness)).rows.length > 0;
  } finally {
    await client.end();
  }
}

async function makeWorld(product: DemoProduct, clock: SeedClock): Promise<void> {
  const random = new SeededRandom(seed);
  const cast = await makeCast(product, clock, random);
  const venues = await makeVenues(product, clock, cast);
  const offers = await openOffers(product, clock, cast, venues);
  const storyteller = new Storyteller(product, clock, random);
  const stories = demoStories
    .map((story, number) => ({ story, number, offer: offers.get(story.offer)! }))
    .map((each) => ({ ...each, begins: storyteller.beginningOf(each.story, each.offer) }))
    .toSorted((one, other) => one.begins.getTime() - other.begins.getTime()); // so that each month's credits are used in that month
  const told: { collab: Collab; influencer: Actor; offer: OfferKey }[] = [];
  for (const { story, number, offer, begins } of stories) {
    const influencer = cast.influencers[story.by]!;
    const { collab, approvedAt } = await storyteller.tell(story, offer, influencer, begins);
    told.push({ collab, influencer, offer: story.offer });
    const sides = { brand: offer.owner, influencer };
    if (approvedAt) await chatAbout(product, clock, { collab, approvedAt, offer: story.offer }, sides, number);
  }
  await readPosts(product, clock, random, told, cast.staff);
  await closeOffers(product, clock, offers);
  await makeLists(product, clock, cast);
  await makeAds(product, clock, cast);
  await makeDesk(product, clock, cast);
  const usage = pastUsage(cast, clock, random);
  await pastLinks(product, usage);
  await product.analytics.recordAll([...usage, ...pastMilestones(told)]);
  await makeWork(product, clock, cast);
  await makeAccounts(product, clock, cast.influencers);
  await makeGuests(product, clock, { cast, venues, told });
  const now = new Date();
  await product.usageMonths.keep(now);
  await product.usageCounting.again(now);
  await product.browserIndex.fill();
  await product.rebuildRecords.execute();
}

/** Events before today are history: nobody is notified about them now. The audit log keeps them. */
async function forgetEvents(db: Database): Promise<void> {
  await db.rows('update outbox set done_at = occurred_at where xmin = pg_current_xact_id()::xid');
}

/** Staff's lists of influencers, by position in the cast, with notes on some of them. */
const demoLists = [
  {
    name: 'Spring brunches',
    notes: 'At most eight, from any city, mixed platforms.',
    members: [0, 2, 3, 5, 7],
    noted: { 0: 'Answers within the hour.', 3: 'Best on Sundays; brings his own light.' },
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

type Kept = Readonly<{
  brand: BrandKey;
  tags: readonly string[];
  note: string;
  /** Tasks, and their deadlines in days from today. */
  task: string;
  due: number;
}>;

const londonDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/London' });

/** Staff's notes and tasks about some brands. */
const kept: readonly Kept[] = [
  {
    brand: 'ember',
    tags: ['vip', 'london'],
    note: 'Opens a second kitchen in spring. Asks for creators who film, not only photograph.',
    task: 'Send the spring brief',
    due: 1,
  },
  {
    brand: 'juniper',
    tags: ['renewal'],
    note: 'Happy with the last three visits; would pay for more Collabs a month.',
    task: 'Call about the larger plan',
    due: -1,
  },
  {
    brand: 'fernwick',
    tags: ['new'],
    note: 'Wants to see two examples of days out before they decide.',
    task: 'Show them the demo',
    due: 0,
  },
];

/** Tasks, notes and tags of the member of staff in the cast. */
export async function makeDesk(product: DemoProduct, clock: SeedClock, { staff, brands }: Cast): Promise<void> {
  for (const { brand, tags, note, task, due } of kept) {
    clock.set(clock.day(-3, '10:00'));
    const subject = { kind: 'brand', id: brands.get(brand)!.profile!.uid } as const;
    await product.tagSubjects.execute(staff, 'brand', [subject.id], { add: tags, remove: [] });
    await product.noteService.write(staff, subject, note);
    const dueOn = londonDay.format(clock.day(due, '12:00'));
    await product.taskService.add(staff, subject, { title: task, dueOn, assigneeId: staff.userId });
  }
}

type DemoVenue = Readonly<{ name: string; address: string; point: MapPoint; openingHours: OpeningHours }>;

/** The same hours on these days. */
const open = (days: readonly Weekday[], ...spans: readonly (readonly [string, string])[]): Partial<OpeningHours> => {
  const hours: OpenSpan[] = spans.map(([from, to]) => ({ from, to }));
  return Object.fromEntries(days.map((day) => [day, hours]));
};
const weekend = weekdays.slice(5);
const venue = (
  name: string,
  address: string,
  lat: number,
  lng: number,
  ...hours: Partial<OpeningHours>[]
): DemoVenue => ({
  name,
  address,
  point: { lat, lng },
  openingHours: Object.assign({}, alwaysClosed, ...hours) as OpeningHours,
});

const demoVenues: Readonly<Record<BrandKey, DemoVenue>> = {
  ember: venue('Ember & Rye', '12 Calvert Yard, London E2', 51.526, -0.075, open(weekdays.slice(1), ['12:00', '15:00'], ['18:00', '23:00'])),
  tidewrack: venue('Tidewrack Oyster Rooms', '4 Net Loft Lane, Brighton BN1', 50.82, -0.141, open(weekdays.slice(2), ['12:00', '22:00'])),
  juniper: venue('The Juniper Loft', '31a Tibb Passage, Manchester M2', 53.482, -2.241, open(weekdays.slice(1, 4), ['17:00', '00:00']), open(weekdays.slice(4), ['15:00', '02:00'])),
  saltmarsh: venue('Saltmarsh Bathhouse', 'Merchants Quay, Bristol BS1', 51.448, -2.598, open(weekdays, ['09:00', '21:00'])),
  quillon: venue('Quillon House', '9 Lansbury Crescent, Bath BA1', 51.388, -2.368, open(weekdays, ['00:00', '00:00'])),
  finch: venue('Copper Finch Coffee', '77 Otter Street, Leeds LS2', 53.796, -1.537, open(weekdays.slice(0, 5), ['07:30', '18:30']), open(weekend, ['09:00', '18:30'])),
  northlight: venue('Northlight Climbing Barn', 'Forge 3, Attercliffe Basin, Sheffield S9', 53.391, -1.436, open(weekdays.slice(0, 5), ['10:00', '22:00']), open(weekend, ['09:00', '20:00'])),
  fernwick: venue('Fernwick Pottery Rooms', '2 Cooper’s Close, Leith, Edinburgh EH6', 55.975, -3.169, open(weekdays.slice(2), ['10:00', '20:30'])),
  saffron: venue('Saffron Yard', 'Fazeley Wharf, Birmingham B5', 52.481, -1.884, open(weekdays.slice(2), ['12:00', '23:00'])),
  nettle: venue('Velvet Nettle', '18 Ruthven Mews, Glasgow G12', 55.875, -4.287, open(weekdays.slice(1, 6), ['10:00', '19:00'])),
  heron: venue('Slow Heron Narrowboats', 'Isis Basin, Oxford OX2', 51.764, -1.272, open(weekdays, ['09:00', '19:00'])),
  bramble: venue('Bramble & Thread', 'Unit 6, Cotter’s Row, Liverpool L1', 53.398, -2.978, open(weekdays.slice(1, 6), ['11:00', '20:30'])),
}; // prettier-ignore

/** Each brand's one place; that of the first demo brand has its day sheet emailed. Answers their ids. */
export async function makeVenues(
  product: DemoProduct,
  clock: SeedClock,
  { brands }: Cast,
): Promise<Map<BrandKey, string>> {
  const ids = new Map<BrandKey, string>();
  for (const [key, details] of Object.entries(demoVenues) as [BrandKey, DemoVenue][]) {
    const { city, joinedDaysAgo } = demoBrands[key];
    const owner = brands.get(key)!;
    clock.set(clock.day(3 - joinedDaysAgo, '16:00'));
    const actor = { ...owner, memberRole: 'owner' as const };
    ids.set(key, (await product.addVenue.execute(actor, owner.profile!.uid, { ...details, city })).id);
  }
  const ember = { ...brands.get('ember')!, memberRole: 'owner' as const };
  const emails = ['kitchen@emberandrye.example', 'floor@emberandrye.example'];
  const venueId = ids.get('ember')!;
  await product.sheetMails.keep(ember, venueId, { hour: 10, emails, again: [] });
  for (const email of emails) await product.sheetMails.confirm(product.sheetLinks.tokenOf(venueId, email));
  return ids;
}
