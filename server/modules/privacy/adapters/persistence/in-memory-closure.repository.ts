import type { AccountEvent, Closure } from '../../domain/closure.js';
import { privacyErrors } from '../../domain/privacy.errors.js';
import { ClosureRepository } from '../../ports/closure.repository.js';

export class InMemoryClosureRepository extends ClosureRepository {
  readonly events: AccountEvent[] = [];
  private readonly closures = new Map<string, Closure>();

  async find(userId: string): Promise<Closure | null> {
    return this.closures.get(userId) ?? null;
  }

  async add(closure: Closure, event: AccountEvent): Promise<void> {
    if (this.closures.has(closure.userId)) throw privacyErrors.alreadyClosing();
    this.closures.set(closure.userId, closure);
    this.events.push(event);
  }

  async take(userId: string, event: AccountEvent): Promise<boolean> {
    const taken = this.closures.delete(userId);
    if (taken) this.events.push(event);
    return taken;
  }

  async tell(event: AccountEvent): Promise<void> {
    this.events.push(event);
  }

  async due(now: Date, limit: number): Promise<Closure[]> {
    return [...this.closures.values()]
      .filter(({ erasesAt }) => erasesAt <= now)
      .sort((a, b) => a.erasesAt.getTime() - b.erasesAt.getTime())
      .slice(0, limit);
  }
}
