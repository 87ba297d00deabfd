import { anOffer, brandActor, influencerActor, influencerId, monday } from '../../../../test/support/collabs.js';
import { InMemoryOfferRepository, InMemorySavedOffers } from '../adapters/in-memory-offers.js';
import { moveOffer } from '../domain/offer.js';
import { SaveOffer } from './save-offer.js';

async function world() {
  const offers = new InMemoryOfferRepository();
  const saved = new InMemorySavedOffers();
  const offer = await offers.save(anOffer());
  return { offers, saved, offer, save: new SaveOffer(offers, saved, { now: () => monday }) };
}

test('an influencer marks a live offer, and takes the mark away', async () => {
  const { saved, offer, save } = await world();
  await save.execute(influencerActor, offer.id, true);
  expect(await saved.of(influencerId)).toEqual([offer.id]);

  await save.execute(influencerActor, offer.id, false);
  expect(await saved.of(influencerId)).toEqual([]);
});

test('an offer that is over does not exist for them, but its mark can still be taken away', async () => {
  const { offers, saved, offer, save } = await world();
  await save.execute(influencerActor, offer.id, true);
  await offers.save(...moveOffer(offer, 'end', brandActor, monday));

  await expect(save.execute(influencerActor, offer.id, true)).rejects.toMatchObject({ kind: 'not-found' });
  await save.execute(influencerActor, offer.id, false);
  expect(await saved.of(influencerId)).toEqual([]);
});
