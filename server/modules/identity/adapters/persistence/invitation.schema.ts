import { EntitySchema } from 'typeorm';
import type { Invitation } from '../../domain/invitation.js';

export const InvitationSchema = new EntitySchema<Invitation>({
  name: 'Invitation',
  tableName: 'invitations',
  columns: {
    id: { type: 'uuid', primary: true },
    profileUid: { type: 'uuid', name: 'profile_uid' },
    profileType: { type: 'text', name: 'profile_type' },
    email: { type: 'text' },
    role: { type: 'text' },
    tokenHash: { type: 'text', name: 'token_hash' },
    state: { type: 'text' },
    invitedBy: { type: 'uuid', name: 'invited_by' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    sentAt: { type: 'timestamptz', name: 'sent_at' },
    sentTimes: { type: 'int', name: 'sent_times' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
    version: { type: 'int' },
  },
});
