import { EntitySchema } from 'typeorm';
import type { Session } from '../../domain/session.js';

export const SessionSchema = new EntitySchema<Session>({
  name: 'Session',
  tableName: 'sessions',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    profileUid: { type: 'uuid', name: 'profile_uid', nullable: true },
    profileType: { type: 'text', name: 'profile_type', nullable: true },
    userAgent: { type: 'text', name: 'user_agent' },
    stage: { type: 'text' },
    provenAt: { type: 'timestamptz', name: 'proven_at' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    lastSeenAt: { type: 'timestamptz', name: 'last_seen_at' },
    viewingUntil: { type: 'timestamptz', name: 'viewing_until', nullable: true },
    endedAt: { type: 'timestamptz', name: 'ended_at', nullable: true },
  },
});
