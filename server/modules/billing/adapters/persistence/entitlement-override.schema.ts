import { EntitySchema } from 'typeorm';
import type { Override } from '../../domain/entitlement.js';

export const EntitlementOverrideSchema = new EntitySchema<Override>({
  name: 'EntitlementOverride',
  tableName: 'entitlement_overrides',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    feature: { type: 'text' },
    kind: { type: 'text' },
    reason: { type: 'text' },
    madeBy: { type: 'text', name: 'made_by' },
    madeAt: { type: 'timestamptz', name: 'made_at' },
    until: { type: 'timestamptz', nullable: true },
    endedAt: { type: 'timestamptz', name: 'ended_at', nullable: true },
    endedBy: { type: 'text', name: 'ended_by', nullable: true },
  },
});
