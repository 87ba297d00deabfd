import {
  anOffer,
  brandActor,
  daysAfter,
  monday,
  anAwaitedCollab,
  aSlot,
  visitAt,
} from '../../../../test/support/collabs.js';
import { moveOffer, type Offer } from '../domain/offer.js';
import type { OfferDefaultsRepository, OfferRepository, SavedOffers, SlotRepository } from './repositories.js';
import { newId } from '../../../shared/kernel/index.js';
import {
  changeOfferDefaults,
  type OfferDefaults,
  type OfferDefaultsDetails,
  usualOfferDefaults,
} from '../domain/offer-defaults.js';

export function offerRepositoryContract(repository: () => OfferRepository): void {
  it('gives back what was stored, at its next version', async () => {
    const saved = await repository().save(anOffer());
    expect(saved.version).toBe(1);
    expect(await repository().get(saved.id)).toEqual(saved);
  });

  it('does not know what was never stored', async () => {
    await expect(repository().get(anOffer().id)).rejects.toMatchObject({ code: 'collabs/offer-not-found' });
  });

  it('finds what a brand still offers, paused or not', async () => {
    const [live, paused, ended] = await Promise.all([1, 2, 3].map(() => repository().save(anOffer())));
    const nowPaused = await repository().save(...moveOffer(paused!, 'pause', brandActor, monday));
    await repository().save(...moveOffer(ended!, 'end', brandActor, monday));
    const running = await repository().runningOf(live!.brandId);
    expect(running).toEqual(expect.arrayContaining([live, nowPaused]));
    expect(running.map(({ id }) => id)).not.toContain(ended!.id);
  });

  it('of two changes at once one stays', async () => {
    const saved = await repository().save(anOffer());
    const changes = await Promise.allSettled([
      repository().save(...moveOffer(saved, 'pause', brandActor, monday)),
      repository().save(...moveOffer(saved, 'end', brandActor, monday)),
    ]);
    expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(changes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'collabs/offer-stale' },
    });
  });
}

const said: OfferDefaultsDetails = {
  kind: 'product',
  shipped: true,
  venueId: newId(),
  category: 'bars-and-pubs',
  guests: 0,
  places: 5,
  asks: [
    { type: 'post', contentType: 'image', count: 1 },
    { type: 'story', contentType: 'mix', count: 2 },
  ],
  contentDueDays: 30,
  brief: 'Show the label. Put “Ad” first.',
  rights: { channels: ['own-social', 'paid-ads'], months: 6 },
};

/** The contract of every OfferDefaultsRepository. */
export function offerDefaultsRepositoryContract(repository: () => OfferDefaultsRepository): void {
  const change = (defaults: OfferDefaults, more: Partial<OfferDefaultsDetails> = {}) =>
    repository().save(
      ...changeOfferDefaults(defaults, { ...said, ...more }, { ...brandActor, memberRole: 'owner' }, monday),
    );

  it('has what is usual of a brand that has said nothing', async () => {
    const brandId = newId();
    expect(await repository().of(brandId)).toEqual(usualOfferDefaults(brandId));
  });

  it('gives back what was kept, at the next version, and each brand’s apart', async () => {
    const [brandId, other] = [newId(), newId()];
    const first = await change(usualOfferDefaults(brandId));
    expect(first).toEqual({ ...said, brandId, updatedAt: monday, version: 1 });
    expect(await repository().of(brandId)).toEqual(first);

    const second = await change(first, { venueId: null, category: null, brief: '' });
    expect(second).toMatchObject({ venueId: null, category: null, brief: '', version: 2 });
    expect(await repository().of(brandId)).toEqual(second);
    expect(await repository().of(other)).toEqual(usualOfferDefaults(other));
  });

  it('keeps one of two changes that were made of the same', async () => {
    const none = usualOfferDefaults(newId());
    const answers = await Promise.allSettled([change(none), change(none)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const kept = await repository().of(none.brandId);
    await change(kept);
    await expect(change(kept)).rejects.toMatchObject({ code: 'collabs/offer-defaults-stale' });
  });
}

/** The contract of every SavedOffers. `offer` creates an offer, and returns its id. */
export function savedOffersContract(world: () => { saved: SavedOffers; offer: () => Promise<string> }): void {
  it('keeps each mark once, the latest first, and each influencer’s apart', async () => {
    const { saved, offer } = world();
    const tuesday = daysAfter(monday, 1);
    const [me, you] = [newId(), newId()];
    const [one, two] = [await offer(), await offer()];
    await saved.add(me, one, monday);
    await saved.add(me, two, tuesday);
    await saved.add(me, one, tuesday);
    await saved.add(you, one, monday);

    expect(await saved.of(me)).toEqual([two, one]);
    expect(await saved.of(you)).toEqual([one]);
  });

  it('takes a mark away, and takes it that there was none', async () => {
    const { saved, offer } = world();
    const me = newId();
    const one = await offer();
    await saved.add(me, one, monday);
    await saved.remove(me, one);
    await saved.remove(me, one);

    expect(await saved.of(me)).toEqual([]);
  });
}

type Collab = ReturnType<typeof anAwaitedCollab>;

/** `knows` creates the Collabs that wait or have a place. */
type World = {
  repository: SlotRepository;
  prepare(offer: Offer): Promise<void>;
  knows(offer: Offer, collab: Collab): Promise<void>;
};

const tomorrow = daysAfter(monday, 1);

export function slotRepositoryContract(world: () => World): void {
  const stored = async (capacity: number) => {
    const offer = anOffer();
    await world().prepare(offer);
    const slot = aSlot(offer, capacity);
    await world().repository.add([slot]);
    return { ...slot, offer };
  };
  const take = (id: string, collabId = newId()) => world().repository.take(id, collabId, monday);
  const free = (id: string) => world().repository.free(id, monday);
  const resize = (id: string, capacity: number) => world().repository.resize(id, capacity, monday);
  const takenAt = async (id: string) => (await world().repository.get(id)).taken;

  /** A full time with a waiting list of two. */
  const full = async () => {
    const { offer, ...slot } = await stored(1);
    await take(slot.id);
    const [first, second] = [1, 2].map(() => ({ ...anAwaitedCollab(3), offerId: offer.id }));
    for (const [number, collab] of [first!, second!].entries()) {
      await world().knows(offer, { ...collab, influencerId: newId() });
      await world().repository.wait(slot, collab.id, new Date(monday.getTime() + number));
    }
    return { slot, first: first!.id, second: second!.id };
  };
  const told = async () => (await world().repository.untold(10)).map(({ collabId }) => collabId);

  it('gives back what was added', async () => {
    const { offer, ...slot } = await stored(2);
    expect(await world().repository.get(slot.id)).toEqual(slot);
    expect(await world().repository.ofOffer(offer.id)).toEqual([slot]);
  });

  it('R358: the last place goes to exactly one of many', async () => {
    const { id } = await stored(1);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => take(id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'collabs/slot-full' } });
  });

  it('a place that is given back can be taken again', async () => {
    const { id } = await stored(1);
    await take(id);
    await free(id);
    await expect(take(id)).resolves.toBeUndefined();
  });

  it('nothing can be given back that was not taken', async () => {
    const { id } = await stored(1);
    await free(id);
    expect(await takenAt(id)).toBe(0);
  });

  it('grows, and shrinks to those who have taken it; it goes when nobody has', async () => {
    const { id } = await stored(2);
    await take(id);
    await resize(id, 5);
    await resize(id, 1);
    expect((await world().repository.get(id)).capacity).toBe(1);
    await expect(world().repository.remove(id)).rejects.toMatchObject({ code: 'collabs/slot-taken' });
    await take(id).catch(() => undefined);
    await free(id);
    await world().repository.remove(id);
    await expect(world().repository.get(id)).rejects.toMatchObject({ code: 'collabs/slot-not-found' });
  });

  it('goes although someone had a place whose Collab has ended', async () => {
    const { id, offer } = await stored(1);
    const ended: Collab = { ...anAwaitedCollab(4), offerId: offer.id, slotId: id, outcome: 'cancelled' };
    await world().knows(offer, ended);
    await take(id, ended.id);
    await expect(world().repository.remove(id)).rejects.toMatchObject({ code: 'collabs/slot-taken' });
    await free(id);
    await world().repository.remove(id);
    expect(await world().repository.ofOffer(offer.id)).toEqual([]);
  });

  it('is not made smaller than those who have taken it', async () => {
    const { id } = await stored(2);
    await take(id);
    await take(id);
    await expect(resize(id, 1)).rejects.toMatchObject({ code: 'collabs/slot-taken' });
  });

  it('nobody waits where there is a place', async () => {
    const { offer, ...slot } = await stored(1);
    const collab = { ...anAwaitedCollab(3), offerId: offer.id };
    await world().knows(offer, collab);
    await expect(world().repository.wait(slot, collab.id, monday)).rejects.toMatchObject({
      code: 'collabs/place-free',
    });
  });

  it('a returned place is held for the one who has waited longest, and for nobody else', async () => {
    const { slot, first, second } = await full();
    await free(slot.id);
    expect(await world().repository.untold(10)).toEqual([{ collabId: first, slotId: slot.id, endsAt: tomorrow }]);
    await expect(take(slot.id)).rejects.toMatchObject({ code: 'collabs/slot-full' });
    await expect(take(slot.id, second)).rejects.toMatchObject({ code: 'collabs/slot-full' });
    await take(slot.id, first);
    expect(await takenAt(slot.id)).toBe(1);
    expect(await told()).toEqual([]);
  });

  it('places that are added are kept for those who have waited longest, and the others are for all', async () => {
    const { slot, first, second } = await full();
    await resize(slot.id, 2);
    expect(await world().repository.untold(10)).toEqual([{ collabId: first, slotId: slot.id, endsAt: tomorrow }]);
    await expect(take(slot.id)).rejects.toMatchObject({ code: 'collabs/slot-full' });
    await take(slot.id, first);
    await resize(slot.id, 5);
    expect(await told()).toEqual([second]);
    expect(await world().repository.get(slot.id)).toMatchObject({ capacity: 5, taken: 3 });
    await take(slot.id);
    expect(await takenAt(slot.id)).toBe(4);
  });

  it('tells for what each waits, and whether a place is kept for it', async () => {
    const { slot, first, second } = await full();
    await free(slot.id);
    const waits = await world().repository.waitsOf([first, second, newId()]);
    const wait = { slotId: slot.id, startsAt: slot.startsAt };
    expect(waits).toHaveLength(2);
    expect(waits).toContainEqual({ ...wait, collabId: first, held: true, endsAt: tomorrow });
    expect(waits).toContainEqual({ ...wait, collabId: second, held: false, endsAt: slot.startsAt });
  });

  it('a place that isn’t wanted is passed to the next, and then to all', async () => {
    const { slot, first, second } = await full();
    await free(slot.id);
    await world().repository.markTold(first, monday);
    expect(await told()).toEqual([]);
    expect(await world().repository.overdue(new Date(tomorrow.getTime() - 1), 10)).toEqual([]);
    expect(await world().repository.overdue(tomorrow, 10)).toEqual([first]);
    await world().repository.leave(first, monday);
    expect(await told()).toEqual([second]);
    await world().repository.leave(second, monday);
    expect(await takenAt(slot.id)).toBe(0);
  });

  it('a place is not kept for a time that has begun', async () => {
    const { slot } = await full();
    await world().repository.free(slot.id, visitAt);
    expect(await told()).toEqual([]);
    expect(await takenAt(slot.id)).toBe(0);
  });

  it('an offer of a place that ended is not taken', async () => {
    const { slot, first } = await full();
    await free(slot.id);
    await expect(world().repository.take(slot.id, first, tomorrow)).rejects.toMatchObject({
      code: 'collabs/slot-full',
    });
  });
}
