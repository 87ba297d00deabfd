import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { acceptTerms, type User } from '../domain/user.js';
import type { UserRepository } from '../ports/repositories.js';

/** Someone accepts the terms and the privacy notice: when they have changed, or when they have never been asked. */
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
