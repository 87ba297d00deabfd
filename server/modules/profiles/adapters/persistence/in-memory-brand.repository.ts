import type { Brand, BrandEvent } from '../../domain/brand.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { slugsFor } from '../../domain/profile-slug.js';
import { BrandRepository } from '../../ports/brand.repository.js';
import type { DeletedProfiles } from '../../ports/deleted-profiles.js';
import { InMemoryDeletedProfiles } from './in-memory-deleted-profiles.js';

export class InMemoryBrandRepository extends BrandRepository {
  readonly events: BrandEvent[] = [];
  private readonly brands = new Map<string, Brand>();

  constructor(private readonly deleted: DeletedProfiles = new InMemoryDeletedProfiles()) {
    super();
  }

  async get(id: string): Promise<Brand> {
    const brand = this.brands.get(id);
    if (!brand) throw profileErrors.brandNotFound(id);
    return brand;
  }

  async getUndeleted(id: string): Promise<Brand> {
    if (await this.deleted.find(id)) throw profileErrors.brandNotFound(id);
    return this.get(id);
  }

  async save(brand: Brand, ...events: BrandEvent[]): Promise<Brand> {
    if ((this.brands.get(brand.id)?.version ?? 0) !== brand.version) throw profileErrors.stale(brand.id);
    const slug = brand.version === 0 ? this.freeSlugFor(brand) : brand.slug;
    const next = { ...brand, slug, version: brand.version + 1 };
    this.brands.set(next.id, next);
    this.events.push(...events);
    return next;
  }

  private freeSlugFor({ name, id }: Brand): string {
    const slugs = slugsFor(name, id);
    for (;;) {
      const { value } = slugs.next();
      if (![...this.brands.values()].some(({ slug }) => slug === value)) return value;
    }
  }
}
