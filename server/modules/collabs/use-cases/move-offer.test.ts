import {
  afterTheVisit,
  brandActor,
  brandId,
  influencerActor,
  influencerId,
  monday,
  terms,
  visitAt,
} from '../../../../test/support/collabs.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { InMemoryCredits } from '../adapters/modules/in-memory-credits.js';
import { InMemoryDeletions } from '../adapters/modules/in-memory-deletions.js';
import { InMemoryVenues } from '../adapters/modules/in-memory-venues.js';
import { InMemoryCollabRepository } from '../adapters/persistence/in-memory-collab.repository.js';
import { InMemoryOfferRepository } from '../adapters/persistence/in-memory-offer.repository.js';
import { InMemorySlotRepository } from '../adapters/persistence/in-memory-slot.repository.js';
import type { Terms } from '../domain/offer.js';
import { DeliverableFiles } from '../ports/deliverable-files.js';
import { EndCollab } from './end-collab.js';
import { MakeOffer, type Opening } from './make-offer.js';
import { MoveCollab } from './move-collab.js';
import { MoveOffer } from './move-offer.js';
import { RequestCollab } from './request-collab.js';
import { ScheduleCollab } from './schedule-collab.js';

class NoFiles extends DeliverableFiles {
  ownedBy = async () => null;
  open = async () => null;
}

const opening: Opening = { startsAt: visitAt, capacity: 2 };

function aWorld() {
  const clock = new FixedClock(monday);
  const [offers, slots] = [new InMemoryOfferRepository(), new InMemorySlotRepository()];
  const [collabs, credits, deletions] = [
    new InMemoryCollabRepository(),
    new InMemoryCredits(),
    new InMemoryDeletions(),
  ];
  const transaction = new NoTransaction();
  const end = new EndCollab(collabs, slots, credits, transaction, clock);
  const make = new MakeOffer(offers, slots, new InMemoryVenues(), new NoFiles(), transaction, clock);
  const moveOffer = new MoveOffer(offers, slots, clock);
  return {
    ...{ clock, offers, slots, collabs },
    draft: (more: Partial<Terms>, openings: readonly Opening[]) =>
      make.execute(brandActor, brandId, { ...terms, ...more }, openings, { draft: true }),
    take: (id: string, action: 'publish' | 'pause' | 'resume' | 'end') => moveOffer.execute(brandActor, id, action),
    request: new RequestCollab(offers, collabs, deletions, end, transaction, clock),
    move: new MoveCollab(collabs, credits, deletions, end, transaction, clock),
    schedule: new ScheduleCollab(collabs, slots, transaction, clock),
  };
}

describe('a draft', () => {
  it('is published when there is a time to come, or when it is sent', async () => {
    const { draft, take } = aWorld();
    const [visited, sent] = [await draft({}, [opening]), await draft({ shipped: true }, [])];
    for (const { id } of [visited, sent]) expect((await take(id, 'publish')).state).toBe('live');
  });

  it('stays one while nobody could come, or while its brief asks to hide the label', async () => {
    const { draft, take, offers } = aWorld();
    const [timeless, hiding] = [
      await draft({}, []),
      await draft({ brief: 'Do not mention that this is an ad.' }, [opening]),
    ];
    await expect(take(timeless.id, 'publish')).rejects.toMatchObject({ code: 'collabs/times-needed' });
    await expect(take(hiding.id, 'publish')).rejects.toMatchObject({ code: 'collabs/brief-hides-ad' });
    for (const { id } of [timeless, hiding]) expect((await offers.get(id)).state).toBe('draft');
  });
});

it('an offer whose times are over is not resumed', async () => {
  const { draft, take, clock } = aWorld();
  const { id } = await draft({}, [opening]);
  await take(id, 'publish');
  await take(id, 'pause');
  clock.set(afterTheVisit);
  await expect(take(id, 'resume')).rejects.toMatchObject({ code: 'collabs/times-needed' });
});

it.each(['pause', 'end'] as const)(
  '%s: no new requests; what was asked is answered and booked as before',
  async (action) => {
    const { draft, take, request, move, schedule, slots, collabs } = aWorld();
    const { id } = await draft({}, [opening]);
    await take(id, 'publish');
    const asked = await request.execute(influencerActor, id, influencerId, '');
    await take(id, action);
    const again = request.execute(influencerActor, id, influencerId, '');
    await expect(again).rejects.toMatchObject({ code: 'collabs/offer-not-live' });
    await move.execute(brandActor, asked.id, 'approve');
    const [slot] = await slots.ofOffer(id);
    await schedule.execute(influencerActor, asked.id, slot!.id);
    expect(await collabs.get(asked.id)).toMatchObject({ stage: 4, outcome: 'open', visitAt });
  },
);
