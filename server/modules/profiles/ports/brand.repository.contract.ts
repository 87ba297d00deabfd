import { theProduct } from '../../../shared/kernel/index.js';
import { createBrand, type NewBrand, updateBrand } from '../domain/brand.js';
import type { BrandRepository } from './brand.repository.js';

const now = new Date('2026-11-21T12:00:00Z');
const fork: NewBrand = { name: 'The Gilded Fork', email: 'owner@fork.test', city: 'london', category: 'restaurants' };

/** What every home of brands must do. */
export function brandRepositoryContract(make: () => BrandRepository): void {
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

  it('refuses a brand that was read before somebody else changed it', async () => {
    const brand = await saved();
    await make().save(...updateBrand(brand, { about: 'One' }, '', theProduct, now)!);
    const late = make().save(...updateBrand(brand, { about: 'Two' }, '', theProduct, now)!);
    await expect(late).rejects.toMatchObject({ code: 'profiles/stale' });
  });

  it('says that a brand does not exist', async () => {
    const nobody = make().get('01a1fc0c-0000-7000-8000-000000000000');
    await expect(nobody).rejects.toMatchObject({ code: 'profiles/brand-not-found' });
  });
}
