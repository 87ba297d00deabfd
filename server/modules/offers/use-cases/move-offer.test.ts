import { afterTheVisit, brandActor, brandId, monday, terms, visitAt } from '../../../../test/support/collabs.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import type { Terms } from '../../../contract/terms.js';
import { InMemoryOfferRepository, InMemorySlotRepository, InMemoryVenues } from '../adapters/in-memory-offers.js';
import { BrandFiles } from '../ports/neighbours.js';
import { MakeOffer, type Opening } from './make-offer.js';
import { MoveOffer } from './move-offer.js';

class NoFiles extends BrandFiles {
  kindOf = async () => null;
}

const opening: Opening = { startsAt: visitAt, capacity: 2 };

function aWorld() {
  const clock = new FixedClock(monday);
  const [offers, slots] = [new InMemoryOfferRepository(), new InMemorySlotRepository()];
  const transaction = new NoTransaction();
  const make = new MakeOffer(offers, slots, new InMemoryVenues(), new NoFiles(), transaction, clock);
  const moveOffer = new MoveOffer(offers, slots, clock);
  return {
    ...{ clock, offers },
    draft: (more: Partial<Terms>, openings: readonly Opening[]) =>
      make.execute(brandActor, brandId, { ...terms, ...more }, openings, { draft: true }),
    take: (id: string, action: 'publish' | 'pause' | 'resume' | 'end') => moveOffer.execute(brandActor, id, action),
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
