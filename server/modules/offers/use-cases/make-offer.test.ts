import { brandActor, brandId, terms } from '../../../../test/support/collabs.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { alwaysClosed } from '../../../contract/rules/opening-hours.js';
import { newId } from '../../../shared/kernel/index.js';
import { InMemoryOfferRepository, InMemorySlotRepository, InMemoryVenues } from '../adapters/in-memory-offers.js';
import { BrandFiles } from '../ports/neighbours.js';
import { MakeOffer } from './make-offer.js';

class NoFiles extends BrandFiles {
  kindOf = async () => null;
}

/**
 * A bar that opens on Saturdays from ten until four, and an offer with a time there in the night to Sunday 17 January.
 */
function barOffer(blackoutDates: readonly string[]) {
  const venues = new InMemoryVenues();
  const venueId = newId();
  const openingHours = { ...alwaysClosed, saturday: [{ from: '22:00', to: '04:00' }] };
  venues.known.set(`${brandId}/${venueId}`, { point: null, openingHours });
  const [offers, slots] = [new InMemoryOfferRepository(), new InMemorySlotRepository()];
  const clock = new FixedClock(new Date('2027-01-11T10:00:00Z'));
  const make = new MakeOffer(offers, slots, venues, new NoFiles(), new NoTransaction(), clock);
  const halfPastTwelve = { startsAt: new Date('2027-01-17T00:30:00Z'), capacity: 2 };
  return make.execute(brandActor, brandId, terms, [halfPastTwelve], { venueId, blackoutDates });
}

describe('a time past midnight', () => {
  it('is free on a day on which nobody can come, because it belongs to the evening before', async () => {
    expect(await barOffer(['2027-01-17'])).toMatchObject({ blackoutDates: ['2027-01-17'] });
  });

  it('is closed with that evening', async () => {
    await expect(barOffer(['2027-01-16'])).rejects.toMatchObject({
      code: 'collabs/slot-closed',
      message: 'You’re closed on the date of one of these times.',
    });
  });
});
