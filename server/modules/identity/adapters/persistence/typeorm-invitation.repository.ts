import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import { identityErrors } from '../../domain/identity.errors.js';
import type { Invitation, InvitationEvent } from '../../domain/invitation.js';
import { InvitationRepository } from '../../ports/invitation.repository.js';
import { InvitationSchema } from './invitation.schema.js';

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
    const over = identityErrors.noSuchInvitation();
    if (!(await orConflict(this.outbox.save(InvitationSchema, next, events), over))) throw over;
    return next;
  }

  forget(before: Date): Promise<number> {
    return this.db.affected('delete from invitations where expires_at < $1', [before]);
  }
}
