import { identityErrors } from '../../domain/identity.errors.js';
import type { OutsideSubject } from '../../domain/outside-identity.js';
import type { UserEvent } from '../../domain/user.js';
import { OutsideIdentityRepository } from '../../ports/outside-identity.repository.js';

type Linked = OutsideSubject & { userId: string };

export class InMemoryOutsideIdentityRepository extends OutsideIdentityRepository {
  readonly events: UserEvent[] = [];
  private readonly linked: Linked[] = [];

  async userOf({ issuer, subject }: OutsideSubject): Promise<string | null> {
    return this.linked.find((each) => each.issuer === issuer && each.subject === subject)?.userId ?? null;
  }

  async subjectOf(userId: string, issuer: string): Promise<OutsideSubject | null> {
    const known = this.linked.find((each) => each.userId === userId && each.issuer === issuer);
    return known ? { issuer, subject: known.subject } : null;
  }

  async link(userId: string, { issuer, subject }: OutsideSubject, _now: Date, ...events: UserEvent[]): Promise<void> {
    const taken = this.linked.find(
      (each) => each.issuer === issuer && (each.subject === subject || each.userId === userId),
    );
    if (taken?.subject === subject && taken.userId === userId) return;
    if (taken) throw identityErrors.otherSubject();
    this.linked.push({ issuer, subject, userId });
    this.events.push(...events);
  }
}
