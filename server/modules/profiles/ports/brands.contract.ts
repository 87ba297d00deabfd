import { alwaysClosed } from '../../../contract/rules/opening-hours.js';
import { theProduct, newId } from '../../../shared/kernel/index.js';
import { createBrand, type NewBrand, updateBrand } from '../domain/brand.js';
import { addVenue, changeVenue, removeVenue, type VenueDetails, venuesABrand } from '../domain/venue.js';
import type { BrandRepository, VenueRepository } from './brands.js';
import type { DeletedProfiles } from './deleted-profiles.js';

const now = new Date('2026-11-21T12:00:00Z');
const fork: NewBrand = { name: 'The Gilded Fork', email: 'owner@fork.test', city: 'london', category: 'restaurants' };

/** The contract of every store of brands. */
export function brandRepositoryContract(make: () => BrandRepository, deleted: () => DeletedProfiles): void {
  const saved = (details = fork) => make().save(...createBrand(details, theProduct, now));

  it('gives back what was saved', async () => {
    const brand = await saved({ ...fork, name: 'Given Back', website: 'https://fork.test' });
    expect(await make().get(brand.id)).toEqual(brand);
    expect(brand).toMatchObject({ version: 1, website: 'https://fork.test', accountManager: null, createdAt: now });
  });

  it('saves a change', async () => {
    const brand = await saved();
    await make().save(...updateBrand(brand, { accountManager: 'alex', salesStage: 2 }, '', theProduct, now)!);
    expect(await make().get(brand.id)).toMatchObject({ accountManager: 'alex', salesStage: 2, version: 2 });
  });

  it('R375: gives brands of one name the slugs name, name-2, name-3', async () => {
    const slugs = [];
    for (let i = 0; i < 3; i++) slugs.push((await saved({ ...fork, name: 'Café Noir' })).slug);
    expect(slugs).toEqual(['caf-noir', 'caf-noir-2', 'caf-noir-3']);
  });

  it('R375: gives different slugs to brands that come at the same moment', async () => {
    const brands = await Promise.all(Array.from({ length: 5 }, () => saved({ ...fork, name: 'Rush Hour' })));
    expect(new Set(brands.map(({ slug }) => slug)).size).toBe(5);
  });

  it('refuses a brand that was read before someone else changed it', async () => {
    const brand = await saved();
    await make().save(...updateBrand(brand, { about: 'One' }, '', theProduct, now)!);
    const late = make().save(...updateBrand(brand, { about: 'Two' }, '', theProduct, now)!);
    await expect(late).rejects.toMatchObject({ code: 'profiles/stale' });
  });

  it('lets one of many who read the same brand change it', async () => {
    const brand = await saved();
    const change = (about: string) => make().save(...updateBrand(brand, { about }, '', theProduct, now)!);
    const answers = await Promise.allSettled(['One', 'Two', 'Three', 'Four', 'Five'].map(change));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await make().get(brand.id)).toMatchObject({ version: 2 });
  });

  it('says that a brand does not exist', async () => {
    const nobody = '01a1fc0c-0000-7000-8000-000000000000';
    await expect(make().get(nobody)).rejects.toMatchObject({ code: 'profiles/brand-not-found' });
    await expect(make().getUndeleted(nobody)).rejects.toMatchObject({ code: 'profiles/brand-not-found' });
  });

  it('R425: knows one that was deleted, but not as one that is there', async () => {
    const brand = await saved();
    expect(await make().getUndeleted(brand.id)).toEqual(brand);
    await deleted().add({
      profileUid: brand.id,
      profileType: 'brand',
      deletedBy: brand.id,
      deletedAt: now,
      erasedAt: null,
      mergedInto: null,
    });
    expect(await make().get(brand.id)).toEqual(brand);
    await expect(make().getUndeleted(brand.id)).rejects.toMatchObject({ code: 'profiles/brand-not-found' });
  });
}

const quay: VenueDetails = {
  name: 'The Quay',
  address: '1 Quay Street, BS1 4AA',
  city: 'bristol',
  point: { lat: 51.45, lng: -2.6 },
  openingHours: { ...alwaysClosed, friday: [{ from: '18:00', to: '01:00' }] },
};

/** The contract of every VenueRepository. */
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

  it('keeps a change, and refuses one based on an older version', async () => {
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
