import { type Actor, type Clock, emailToKeep } from '../../../shared/kernel/index.js';
import { createUser, link, type NewMembership, type NewUser, type User } from '../domain/user.js';
import type { UserRepository } from '../ports/user.repository.js';

/** Makes an account without a mail, for people who join by themselves and for the demo world. */
export class CreatePerson {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws identity/invalid-email, identity/email-taken */
  async execute(actor: Actor, facts: NewUser, memberships: readonly NewMembership[] = []): Promise<User> {
    const now = this.clock.now();
    const [person, created] = createUser({ ...facts, email: emailToKeep(facts.email) }, actor, now);
    let user = person;
    const events = [created];
    for (const membership of memberships) {
      const [linked, event] = link(user, membership, actor, now);
      user = linked;
      events.push(event);
    }
    return this.users.save(user, ...events);
  }
}
