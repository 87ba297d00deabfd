import { EntitySchema } from 'typeorm';
import { type Database, orConflict, replacing } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Brand, BrandEvent } from '../../domain/brand.js';
import { slugsFor } from '../../domain/profile-slug.js';
import { profileErrors } from '../../domain/profile.errors.js';
import { BrandRepository } from '../../ports/brands.js';
import { insertWithFreeSlug } from './free-slug.js';
import { notDeleted } from './sql-deleted-profiles.js';

export const BrandSchema = new EntitySchema<Brand>({
  name: 'Brand',
  tableName: 'brands',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    slug: { type: 'text' },
    email: { type: 'text' },
    city: { type: 'text' },
    category: { type: 'text' },
    about: { type: 'text' },
    website: { type: 'text', nullable: true },
    avatarPath: { type: 'text', name: 'avatar_path', nullable: true },
    salesStage: { type: 'smallint', name: 'sales_stage' },
    salesStageSince: { type: 'timestamptz', name: 'sales_stage_since' },
    onboardingStage: { type: 'smallint', name: 'onboarding_stage' },
    onboardingStageSince: { type: 'timestamptz', name: 'onboarding_stage_since' },
    accountManager: { type: 'text', name: 'account_manager', nullable: true },
    priority: { type: 'smallint' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

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
    return { ...next, slug: await orConflict(free, () => profileErrors.stale(next.id)) };
  }

  private async replace(next: Brand, events: readonly BrandEvent[]): Promise<Brand> {
    if (!(await this.outbox.change(replacing(BrandSchema, next), events))) throw profileErrors.stale(next.id);
    return next;
  }
}
