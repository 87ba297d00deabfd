import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { acceptTerms, type User } from '../domain/user.js';
import type { UserRepository } from '../ports/repositories.js';

/** Someone accepts the terms and privacy notice, because they have changed or were never accepted. */
export class AcceptTerms {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, version: number): Promise<User> {
    const user = await this.users.get(actor.userId);
    const accepted = acceptTerms(user, version, actor, this.clock.now());
    return accepted ? this.users.save(...accepted) : user;
  }
}
