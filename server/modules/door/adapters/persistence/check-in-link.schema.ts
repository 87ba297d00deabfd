import { EntitySchema } from 'typeorm';
import type { CheckInLink } from '../../domain/check-in-link.js';

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
