import { EntitySchema, IsNull } from 'typeorm';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { CheckInLink } from '../../domain/check-in-link.js';
import { doorErrors } from '../../domain/door.errors.js';
import { CheckInLinkRepository } from '../../ports/check-in-links.js';

export class TypeOrmCheckInLinkRepository extends CheckInLinkRepository {
  constructor(private readonly db: Database) {
    super();
  }

  find(id: string): Promise<CheckInLink | null> {
    return this.db.manager.findOneBy(CheckInLinkSchema, { id });
  }

  ofVenue(brandId: string, venueId: string | null): Promise<CheckInLink | null> {
    return this.db.manager.findOneBy(CheckInLinkSchema, { brandId, venueId: venueId ?? IsNull() });
  }

  ofBrand(brandId: string): Promise<CheckInLink[]> {
    return this.db.manager.find(CheckInLinkSchema, { where: { brandId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  async save(link: CheckInLink): Promise<CheckInLink> {
    const next = { ...link, version: link.version + 1 };
    if (link.version === 0) {
      await orConflict(this.db.manager.insert(CheckInLinkSchema, next), () => doorErrors.busy());
      return next;
    }
    const { affected } = await this.db.manager.update(CheckInLinkSchema, { id: link.id, version: link.version }, next);
    if (affected === 0) throw doorErrors.busy();
    return next;
  }

  async remove(id: string): Promise<void> {
    await this.db.manager.delete(CheckInLinkSchema, { id });
  }
}

export const CheckInLinkSchema = new EntitySchema<CheckInLink>({
  name: 'CheckInLink',
  tableName: 'check_in_links',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    venueId: { type: 'uuid', name: 'venue_id', nullable: true },
    pinHash: { type: 'text', name: 'pin_hash' },
    failed: { type: 'int' },
    lockedUntil: { type: 'timestamptz', name: 'locked_until', nullable: true },
    createdBy: { type: 'text', name: 'created_by' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    version: { type: 'int' },
  },
});
