import { type Actor, DomainError } from '../../../shared/kernel/index.js';
import { type Brand, type BrandChanges, checkStaffMayWrite } from '../domain/brand.js';
import type { BrandRepository } from '../ports/brand.repository.js';
import type { UpdateBrand } from './update-brand.js';

export type WantedChange = Readonly<{ id: string; version?: number; changes: BrandChanges }>;

/** What one call has done: how each was before, which sent again is the undo, and who was left out and why. */
export type BrandsReport = Readonly<{
  changed: readonly Readonly<{ id: string; name: string; version: number; before: BrandChanges }>[];
  refused: readonly Readonly<{ id: string; name: string; reason: string }>[];
}>;

/** Changes many brands by one call, and tells how far it is. One that cannot be changed holds up no other. */
export class ChangeBrands {
  constructor(
    private readonly brands: BrandRepository,
    private readonly update: UpdateBrand,
  ) {}

  /** @throws profiles/not-staff */
  async execute(
    actor: Actor,
    wanted: readonly WantedChange[],
    reason = '',
    tell: (done: number) => void = () => undefined,
  ): Promise<BrandsReport> {
    checkStaffMayWrite(actor);
    const changed: BrandsReport['changed'][number][] = [];
    const refused: BrandsReport['refused'][number][] = [];
    for (const [place, { id, version, changes }] of wanted.entries()) {
      let name = '';
      try {
        const brand = await this.brands.get(id);
        name = brand.name;
        const after = await this.update.execute(actor, id, changes, reason, version);
        if (after.version !== brand.version)
          changed.push({ id, name, version: after.version, before: fieldsOf(brand, changes) });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ id, name, reason: error.message });
      }
      tell(place + 1);
    }
    return { changed, refused };
  }
}

const fieldsOf = (brand: Brand, changes: BrandChanges): BrandChanges =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([field]) => [field, brand[field as keyof BrandChanges]]),
  );
