import { EntitySchema } from 'typeorm';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Invitation, InvitationEvent } from '../../domain/invitation.js';
import { teamErrors } from '../../domain/team.errors.js';
import { InvitationRepository } from '../../ports/teams.js';

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

export class TypeOrmInvitationRepository extends InvitationRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  findOpen(tokenHash: string): Promise<Invitation | null> {
    return this.db.manager.findOneBy(InvitationSchema, { tokenHash, state: 'open' });
  }

  async save(invitation: Invitation, ...events: InvitationEvent[]): Promise<Invitation> {
    const next = { ...invitation, version: invitation.version + 1 };
    const over = () => teamErrors.noSuchInvitation();
    if (!(await orConflict(this.outbox.save(InvitationSchema, next, events), over))) throw over();
    return next;
  }

  forget(before: Date): Promise<number> {
    return this.db.affected('delete from invitations where expires_at < $1', [before]);
  }
}
