import { identityErrors } from '../../domain/identity.errors.js';
import type { User, UserEvent } from '../../domain/user.js';
import { UserRepository } from '../../ports/user.repository.js';

export class InMemoryUserRepository extends UserRepository {
  readonly events: UserEvent[] = [];
  private readonly users = new Map<string, User>();

  async get(id: string): Promise<User> {
    const user = this.users.get(id);
    if (!user) throw identityErrors.noSuchUser(id);
    return user;
  }

  async findByEmail(email: string): Promise<User | null> {
    return [...this.users.values()].find((user) => user.email === email) ?? null;
  }

  async save(user: User, ...events: UserEvent[]): Promise<User> {
    if ((this.users.get(user.id)?.version ?? 0) !== user.version) throw identityErrors.stale(user.id);
    const namesake = await this.findByEmail(user.email);
    if (namesake && namesake.id !== user.id) throw identityErrors.emailTaken();
    const next = { ...user, version: user.version + 1 };
    this.users.set(next.id, next);
    this.events.push(...events);
    return next;
  }

  /** Nothing happens at once in memory, so that there is nothing to hold. */
  async holdStaff(): Promise<void> {}

  all(): User[] {
    return [...this.users.values()];
  }
}
