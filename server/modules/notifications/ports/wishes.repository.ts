import type { NotificationKind } from '../../../contract/rules/notification-kinds.js';
import type { Wishes } from '../domain/wishes.js';

/** How people want to be told. The promises below are executable: see wishes.repository.contract.ts. */
export abstract class WishesRepository {
  /** The default for whoever has wished nothing. */
  abstract of(userId: string): Promise<Wishes>;

  abstract save(userId: string, wishes: Wishes): Promise<void>;

  /** No more mails: about this, or about anything. May be asked again. */
  abstract stopMails(userId: string, kinds: readonly NotificationKind[]): Promise<void>;
}
