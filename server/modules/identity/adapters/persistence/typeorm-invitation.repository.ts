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

  save(invitation: Invitation, ...events: InvitationEvent[]): Promise<Invitation> {
    const next = { ...invitation, version: invitation.version + 1 };
    return this.db.inTransaction(async () => {
      await (invitation.version === 0 ? this.insert(next) : this.replace(invitation.version, next));
      await this.outbox.append(events);
      return next;
    });
  }

  forget(before: Date): Promise<number> {
    return this.db.affected('delete from invitations where expires_at < $1', [before]);
  }

  private insert(next: Invitation) {
    return orConflict(this.db.manager.insert(InvitationSchema, next), identityErrors.noSuchInvitation());
  }

  private async replace(version: number, next: Invitation): Promise<void> {
    const { affected } = await this.db.manager.update(InvitationSchema, { id: next.id, version }, next);
    if (affected === 0) throw identityErrors.noSuchInvitation();
  }
}
