import {
  aCollab,
  brandActor,
  brandId,
  daysAfter,
  influencerActor,
  staffActor,
  visitAt,
} from '../../../../../test/support/collabs.js';
import { FixedClock } from '../../../../../test/support/core.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { aVideo, wholly } from '../../../../../test/support/pieces.js';
import { storedCollabs } from '../../../../../test/support/stored-collabs.js';
import { type Actor, theProduct } from '../../../../shared/kernel/index.js';
import type { Collab } from '../../domain/collab.js';
import type { PlainMove } from '../../domain/moves.js';
import { isClaimOpen } from '../../domain/undelivered-claim.js';
import { DeliverableFiles } from '../../ports/neighbours.js';
import { DeliverPiece } from '../../use-cases/deliver-piece.js';
import { EndCollab } from '../../use-cases/end-collab.js';
import { MoveCollab } from '../../use-cases/move-collab.js';
import { type CollabStep, StepCollab } from '../../use-cases/step-collab.js';
import { InMemoryCredits, InMemoryDeletions } from '../modules/in-memory-neighbours.js';

class OneFile extends DeliverableFiles {
  ownedBy = async () => aVideo;
}

const clock = new FixedClock(visitAt);
let database: TestDatabase;
let world: ReturnType<typeof storedCollabs>;
let steps: StepCollab;
let moves: MoveCollab;
let delivers: DeliverPiece;

beforeAll(async () => {
  database = await testDatabase();
  world = storedCollabs(database);
  const { collabs, slots } = world;
  const [credits, transaction] = [new InMemoryCredits(), database.db];
  credits.accounts.set(brandId, { plan: 'starter', freeLeft: 50, keptLeft: 0 });
  const end = new EndCollab(collabs, slots, credits, transaction, clock);
  steps = new StepCollab(collabs, clock);
  moves = new MoveCollab(collabs, credits, new InMemoryDeletions(), end, transaction, clock);
  delivers = new DeliverPiece(collabs, new OneFile(), transaction, clock);
});
beforeEach(() => database.empty('outbox', 'deliverables', 'slot_waits', 'collabs', 'slots', 'offers'));
afterAll(() => database?.close());

async function stored(collab: Collab): Promise<Collab> {
  await world.prepare(collab);
  return world.collabs.save(collab);
}

/** A visit whose one piece is this many days late. */
async function late(days = 10): Promise<Collab> {
  const visited = aCollab(4, { asks: [{ type: 'reel', contentType: 'video', count: 1 }] });
  const collab = await stored({ ...visited, closeWarnedAt: daysAfter(visitAt, 52) });
  clock.set(daysAfter(collab.contentDueAt!, days));
  return collab;
}
async function claimed(): Promise<Collab> {
  const collab = await late();
  return step(brandActor, collab, claim);
}

const step = (actor: Actor, { id }: Collab, what: CollabStep) => steps.execute(actor, id, what);
const move = (actor: Actor, { id }: Collab, what: PlainMove, reason?: string) =>
  moves.execute(actor, id, what, { reason });
const submit = ({ deliverables }: Collab) =>
  delivers.execute(influencerActor, deliverables[0]!.id, { action: 'submit', ...wholly });
const claim: CollabStep = { action: 'claim-undelivered', keepsContent: true };
const reason = 'The menu was late.';

/** Runs all concurrently. Returns which succeeded; the others are refused because the Collab has changed. */
async function atOnce(...attempts: Promise<unknown>[]): Promise<boolean[]> {
  const results = await Promise.allSettled(attempts);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ kind: 'conflict' });
  return results.map(({ status }) => status === 'fulfilled');
}

type Act = (collab: Collab) => Promise<unknown>;
type Race = [name: string, prepare: () => Promise<Collab>, one: Act, another: Act];

describe('when several act at once on late content', () => {
  it.each<Race>([
    ['two people of a brand claim', late, (one) => step(brandActor, one, claim), (one) => step(brandActor, one, claim)],
    [
      'one of a brand agrees to more time and another refuses',
      async () => {
        const collab = await stored(aCollab(4));
        clock.set(daysAfter(collab.contentDueAt!, -1));
        return step(influencerActor, collab, { action: 'ask-days', days: 14, reason });
      },
      (one) => step(brandActor, one, { action: 'agree-days' }),
      (one) => step(brandActor, one, { action: 'refuse-days' }),
    ],
    [
      'staff uphold and staff dismiss',
      claimed,
      (one) => move(staffActor, one, 'uphold-undelivered', reason),
      (one) => step(staffActor, one, { action: 'dismiss-undelivered', reason }),
    ],
    [
      'a brand drops its claim and staff uphold it',
      claimed,
      (one) => step(brandActor, one, { action: 'drop-undelivered-claim' }),
      (one) => move(staffActor, one, 'uphold-undelivered', reason),
    ],
    [
      'the product closes it and the creator submits',
      () => late(45),
      (one) => move(theProduct, one, 'close-undelivered'),
      submit,
    ],
    [
      'a creator withdraws a request and the brand approves it',
      () => stored(aCollab(1)),
      (one) => move(influencerActor, one, 'withdraw'),
      (one) => move(brandActor, one, 'approve'),
    ],
  ])('%s: one of them is done, and the Collab is stored once', async (_, prepare, one, another) => {
    for (let round = 0; round < 3; round++) {
      const before = await prepare();
      const done = await atOnce(one(before), another(before));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect((await world.collabs.get(before.id)).version).toBe(before.version + 1);
    }
  });

  it('claiming, submitting and giving more time: what was submitted is not claimed, and nothing is lost', async () => {
    for (let round = 0; round < 3; round++) {
      const before = await late();
      const extend = step(brandActor, before, { action: 'give-days', days: 20 });
      const done = await atOnce(step(brandActor, before, claim), submit(before), extend);
      const after = await world.collabs.get(before.id);
      expect(after).toMatchObject({ outcome: 'open', deliverables: [{ status: 'draft' }] });
      expect([isClaimOpen(after), after.version]).toEqual([false, before.version + done.filter(Boolean).length]);
    }
  });

  it('two of a brand giving more time: together they never give more than 30 days', async () => {
    const before = await late();
    const extend = () => step(brandActor, before, { action: 'give-days', days: 20 });
    const results = await Promise.allSettled([extend(), extend()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world.collabs.get(before.id)).toMatchObject({
      daysGiven: 20,
      contentDueAt: daysAfter(before.contentDueAt!, 20),
    });
  });
});
