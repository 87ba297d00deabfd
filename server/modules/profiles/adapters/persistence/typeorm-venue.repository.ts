import { EntitySchema } from 'typeorm';
import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { type Venue, venueErrors, type VenueEvent, venuesABrand } from '../../domain/venue.js';
import { VenueRepository } from '../../ports/brands.js';

export const VenueSchema = new EntitySchema<Venue>({
  name: 'Venue',
  tableName: 'venues',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    name: { type: 'text' },
    address: { type: 'text' },
    city: { type: 'text' },
    point: { type: 'jsonb', nullable: true },
    openingHours: { type: 'jsonb', name: 'opening_hours' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});

export class TypeOrmVenueRepository extends VenueRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Venue> {
    const venue = await this.db.manager.findOneBy(VenueSchema, { id });
    if (!venue) throw venueErrors.notFound(id);
    return venue;
  }

  ofBrand(brandId: string): Promise<Venue[]> {
    return this.db.manager.find(VenueSchema, { where: { brandId }, order: { name: 'ASC', id: 'ASC' } });
  }

  async save(venue: Venue, event: VenueEvent): Promise<Venue> {
    const next = { ...venue, version: venue.version + 1 };
    await (venue.version === 0 ? this.insert(next, event) : this.replace(next, event));
    return next;
  }

  remove(id: string, event: VenueEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      const { affected } = await this.db.manager.delete(VenueSchema, { id });
      if (affected) await this.outbox.append([event]);
    });
  }

  private insert(next: Venue, event: VenueEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      // Serialises changes of one brand, so that the count is right.
      await this.db.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`venues:${next.brandId}`]);
      if ((await this.db.manager.countBy(VenueSchema, { brandId: next.brandId })) >= venuesABrand)
        throw venueErrors.tooMany(venuesABrand);
      await this.outbox.save(VenueSchema, next, [event]);
    });
  }

  private async replace(next: Venue, event: VenueEvent): Promise<void> {
    if (!(await this.outbox.save(VenueSchema, next, [event]))) throw venueErrors.stale(next.id);
  }
}
