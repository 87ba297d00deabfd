import { EntitySchema } from 'typeorm';
import type { Call } from '../../domain/call.js';

export const CallSchema = new EntitySchema<Call>({
  name: 'Call',
  tableName: 'calls',
  columns: {
    id: { type: 'uuid', primary: true },
    leadId: { type: 'uuid', name: 'lead_id', nullable: true },
    profileUid: { type: 'uuid', name: 'profile_uid', nullable: true },
    kind: { type: 'text' },
    name: { type: 'text' },
    email: { type: 'text' },
    company: { type: 'text' },
    startsAt: { type: 'timestamptz', name: 'starts_at' },
    state: { type: 'text' },
    tokenHash: { type: 'text', name: 'token_hash' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    version: { type: 'int' },
  },
});
