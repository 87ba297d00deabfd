import type { NotificationKind } from '../../../../contract/rules/notification-kinds.js';
import { defaultWishes, type Wishes } from '../../domain/wishes.js';
import { WishesRepository } from '../../ports/wishes.repository.js';

export class InMemoryWishesRepository extends WishesRepository {
  private readonly wishes = new Map<string, Wishes>();

  async of(userId: string): Promise<Wishes> {
    return this.wishes.get(userId) ?? defaultWishes;
  }

  async save(userId: string, wishes: Wishes): Promise<void> {
    this.wishes.set(userId, wishes);
  }

  async stopMails(userId: string, kinds: readonly NotificationKind[]): Promise<void> {
    const before = await this.of(userId);
    const kept = before.choices.filter(({ kind, channel }) => channel !== 'mail' || !kinds.includes(kind));
    const stopped = kinds.map((kind) => ({ kind, channel: 'mail', enabled: false }) as const);
    this.wishes.set(userId, { ...before, choices: [...kept, ...stopped] });
  }
}
