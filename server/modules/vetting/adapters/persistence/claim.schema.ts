import { EntitySchema } from 'typeorm';
import type { Claim } from '../../domain/claim.js';

export const ClaimSchema = new EntitySchema<Claim>({
  name: 'Claim',
  tableName: 'influencer_claims',
  columns: {
    id: { type: 'uuid', primary: true },
    influencerId: { type: 'uuid', name: 'influencer_id' },
    userId: { type: 'uuid', name: 'user_id' },
    code: { type: 'text' },
    state: { type: 'text' },
    requestedAt: { type: 'timestamptz', name: 'requested_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    decidedAt: { type: 'timestamptz', name: 'decided_at', nullable: true },
    decidedBy: { type: 'uuid', name: 'decided_by', nullable: true },
    reason: { type: 'text', nullable: true },
    version: { type: 'int' },
  },
});
