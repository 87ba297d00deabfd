import { type Database, orConflict, replacing } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Brand, BrandEvent } from '../../domain/brand.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { slugsFor } from '../../domain/profile-slug.js';
import { BrandRepository } from '../../ports/brand.repository.js';
import { BrandSchema } from './brand.schema.js';
import { insertWithFreeSlug } from './free-slug.js';
import { notDeleted } from './sql-deleted-profiles.js';

const undeleted = { name: 'undeleted-brand', schema: BrandSchema, type: 'brand', where: notDeleted('brands.id') };

export class TypeOrmBrandRepository extends BrandRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Brand> {
    const brand = await this.db.byId(BrandSchema, id);
    if (!brand) throw profileErrors.brandNotFound(id);
    return brand;
  }

  async getUndeleted(id: string): Promise<Brand> {
    const brand = await this.outbox.get(undeleted, id);
    if (!brand) throw profileErrors.brandNotFound(id);
    return brand;
  }

  save(brand: Brand, ...events: BrandEvent[]): Promise<Brand> {
    const next = { ...brand, version: brand.version + 1 };
    return brand.version === 0 ? this.begin(next, events) : this.replace(next, events);
  }

  private begin(next: Brand, events: readonly BrandEvent[]): Promise<Brand> {
    return this.db.inTransaction(async () => {
      const saved = await this.insert(next);
      await this.outbox.append(events);
      return saved;
    });
  }

  private async insert(next: Brand): Promise<Brand> {
    const insert = (slug: string) => this.db.manager.insert(BrandSchema, { ...next, slug });
    const free = insertWithFreeSlug(this.db, slugsFor(next.name, next.id), 'brands_slug', insert);
    return { ...next, slug: await orConflict(free, profileErrors.stale(next.id)) };
  }

  private async replace(next: Brand, events: readonly BrandEvent[]): Promise<Brand> {
    if (!(await this.outbox.change(replacing(BrandSchema, next), events))) throw profileErrors.stale(next.id);
    return next;
  }
}
