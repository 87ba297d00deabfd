import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { AppModule } from '../../app.module.js';
import type { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import type { Collab } from '../../modules/collabs/domain/collab.js';
import { type Actor, Clock, makeIdsAtRandom, makeIdsFrom } from '../../shared/kernel/index.js';
import { makeAds } from './ads.js';
import { makeDesk } from './desk.js';
import { makeGuests } from './guests.js';
import { chatAbout } from './chats.js';
import { type DemoProduct, demoProduct } from './demo-product.js';
import type { OfferKey } from './offers.js';
import { closeOffers, openOffers } from './open-offers.js';
import { makeLists } from './lists.js';
import { addressOf, makeCast } from './profiles.js';
import { makeVenues } from './venues.js';
import { readPosts } from './readings.js';
import { SeedClock, SeededRandom } from './seeded.js';
import { demoStories } from './stories.js';
import { Storyteller } from './storyteller.js';
import { pastLinks, pastMilestones, pastUsage } from './usage.js';
import { makeWork } from './work.js';

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
