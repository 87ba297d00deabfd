import {
  aCollab,
  aSlot,
  anAwaitedCollab,
  anOffer,
  brandActor,
  influencerActor,
  monday,
  visitAt,
} from '../../../../../test/support/collabs.js';
import { theProduct } from '../../../../shared/kernel/index.js';
import { EventBus } from '../../../../shared/events/index.js';
import { confirmBill, typeBill } from '../../domain/bill.js';
import type { Collab, CollabEvent } from '../../domain/collab.js';
import { move } from '../../domain/moves.js';
import { confirmTakedown, tellRightsEnd } from '../../domain/rights-end.js';
import { hoursAfter } from '../../domain/timings.js';
import { aRecord } from '../../ports/collab-letters.contract.js';
import { askConfirmation, askNewTime, schedule } from '../../domain/visit.js';
import { InMemoryCollabLetters } from '../mail/in-memory-collab-letters.js';
import { CollabLetterSubscriptions } from './collab-letter-subscriptions.js';

const foodRisks = { open: true, until: null, own: { chosen: ['fish'], other: null }, guests: [] };

/** The emails that this event triggers, for a Collab in this state. */
async function lettersAbout(event: CollabEvent, collab: Collab) {
  const [bus, letters] = [new EventBus(), new InMemoryCollabLetters()];
  new CollabLetterSubscriptions(bus, { get: async () => aRecord(collab) }, { of: async () => foodRisks }, letters);
  for (const subscriber of bus.subscribersOf(event.name)) await subscriber.handle(event);
  return letters.told.map(({ news, collabId }) => ({ news, collabId }));
}

const approved = anAwaitedCollab(3);
const [scheduled, wasScheduled] = schedule(
  approved,
  aSlot({ ...anOffer(), id: approved.offerId }),
  influencerActor,
  monday,
);

describe('letters about a visit', () => {
  it('tell that it is agreed', async () =>
    expect(await lettersAbout(wasScheduled, scheduled)).toEqual([
      { collabId: approved.id, news: { kind: 'scheduled', visitWasAt: null } },
    ]));

  it('aren’t sent for a visit that has been cancelled', async () => {
    const [given] = askNewTime(scheduled, brandActor, monday);
    expect(await lettersAbout(wasScheduled, given)).toEqual([]);
  });

  it('bring what must not be served the day before the visit, and with no other', async () => {
    const [asked, wasAsked] = askConfirmation(scheduled, theProduct, hoursAfter(visitAt, -24));
    expect(await lettersAbout(wasAsked, asked)).toEqual([
      { collabId: approved.id, news: { kind: 'confirmation-asked', visitWasAt: null, foodRisks } },
    ]);
  });

  it('say of a cancelled visit when it was to be and what that cost, and are written where none was agreed, too', async () => {
    const [cancelled, event] = move(scheduled, 'cancel', brandActor, hoursAfter(visitAt, -1));
    const late = { by: 'brand', late: true, creditReturned: false };
    expect(await lettersAbout(event, cancelled)).toEqual([
      { collabId: approved.id, news: { kind: 'cancelled', visitWasAt: visitAt, cancellation: late } },
    ]);
    const [early, before] = move(approved, 'cancel', influencerActor, monday);
    const free = { by: 'influencer', late: false, creditReturned: true };
    expect(await lettersAbout(before, early)).toEqual([
      { collabId: approved.id, news: { kind: 'cancelled', visitWasAt: null, cancellation: free } },
    ]);
  });
});

describe('the letter about the end of rights', () => {
  const visited = aCollab(4);
  const agreed = visited.deliverables.map((piece) => ({ ...piece, approvedAt: visitAt, rightsUntil: visitAt }));
  const [told, wasTold] = tellRightsEnd({ ...visited, deliverables: agreed }, theProduct, visitAt);

  it('names the pieces that have to come down', async () =>
    expect(await lettersAbout(wasTold!, told)).toEqual([
      {
        collabId: visited.id,
        news: { kind: 'rights-ending', visitWasAt: null, rightsEnd: { due: 'today', pieces: told.deliverables } },
      },
    ]));

  it('leaves out what has come down since, and isn’t written about nothing', async () => {
    const page = { url: 'https://ember.test/', mediaId: null, sha256: null };
    const down = (collab: Collab, place: number) =>
      confirmTakedown(collab, collab.deliverables[place]!.id, page, brandActor, visitAt)[0];
    const partly = down(told, 0);
    const [letter] = await lettersAbout(wasTold!, partly);
    expect(letter!.news.rightsEnd!.pieces).toEqual(partly.deliverables.slice(1));
    expect(await lettersAbout(wasTold!, down(down(partly, 1), 2))).toEqual([]);
  });
});

describe('the letter about a bill', () => {
  const visited = aCollab(4, { coversPence: 12_000 });
  const [billed, wasTyped] = typeBill(visited, 14_200, 'venue', brandActor, visitAt);

  it('asks the creator to confirm it', async () =>
    expect(await lettersAbout(wasTyped, billed)).toEqual([
      { collabId: visited.id, news: { kind: 'bill-typed', visitWasAt: null } },
    ]));

  it('is not written once they have answered', async () => {
    const [confirmed] = confirmBill(billed, 14_200, influencerActor, visitAt);
    expect(await lettersAbout(wasTyped, confirmed)).toEqual([]);
  });
});
