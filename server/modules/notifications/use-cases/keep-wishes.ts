import type { Actor } from '../../../shared/kernel/index.js';
import { notificationErrors } from '../domain/notification.errors.js';
import { isQuiet, type Wishes } from '../domain/wishes.js';
import type { WishesRepository } from '../ports/repositories.js';

/** Someone sets their notification settings. */
export class KeepWishes {
  constructor(private readonly repository: WishesRepository) {}

  /** @throws notificationErrors.badQuietHours */
  async execute({ userId }: Actor, wishes: Wishes): Promise<void> {
    if (wishes.quiet && !isQuiet(wishes.quiet)) throw notificationErrors.badQuietHours();
    await this.repository.save(userId, wishes);
  }
}
