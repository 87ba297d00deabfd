import { alwaysClosed } from '../../../contract/rules/opening-hours.js';
import { newId, theProduct } from '../../../shared/kernel/index.js';
import { addVenue, changeVenue, removeVenue, type VenueDetails, venuesABrand } from '../domain/venue.js';
import type { VenueRepository } from './venue.repository.js';

const now = new Date('2026-11-21T12:00:00Z');
const quay: VenueDetails = {
  name: 'The Quay',
  address: '1 Quay Street, BS1 4AA',
  city: 'bristol',
  point: { lat: 51.45, lng: -2.6 },
  openingHours: { ...alwaysClosed, friday: [{ from: '18:00', to: '01:00' }] },
};

/** What every VenueRepository promises. */
export function venueRepositoryContract(venues: () => VenueRepository): void {
  const saved = (brandId = newId(), details = quay) => venues().save(...addVenue(brandId, details, theProduct, now));

  it('gives back what was saved, at the next version', async () => {
    const venue = await saved(newId(), { ...quay, point: null });
    expect(venue).toMatchObject({
      version: 1,
      point: null,
      openingHours: { friday: [{ from: '18:00', to: '01:00' }] },
    });
    expect(await venues().get(venue.id)).toEqual(venue);
  });

  it('keeps a change, and refuses one of what has been changed meanwhile', async () => {
    const venue = await saved();
    const changed = await venues().save(...changeVenue(venue, { ...quay, name: 'The New Quay' }, theProduct, now));
    expect(await venues().get(venue.id)).toEqual(changed);
    const late = venues().save(...changeVenue(venue, quay, theProduct, now));
    await expect(late).rejects.toMatchObject({ code: 'profiles/venue-stale' });
  });

  it('lists those of one brand by name', async () => {
    const brandId = newId();
    await saved();
    await saved(brandId, { ...quay, name: 'West' });
    await saved(brandId, { ...quay, name: 'East' });
    expect((await venues().ofBrand(brandId)).map(({ name }) => name)).toEqual(['East', 'West']);
  });

  it('forgets one that is removed, once', async () => {
    const venue = await saved();
    const gone = removeVenue(venue, theProduct, now);
    await venues().remove(venue.id, gone);
    await venues().remove(venue.id, gone);
    await expect(venues().get(venue.id)).rejects.toMatchObject({ code: 'profiles/venue-not-found' });
  });

  it('lets a brand have so many and no more, however many come at once', async () => {
    const brandId = newId();
    const answers = await Promise.allSettled(Array.from({ length: venuesABrand + 5 }, () => saved(brandId)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(venuesABrand);
    await expect(saved(brandId)).rejects.toMatchObject({ code: 'profiles/too-many-venues' });
  });
}
