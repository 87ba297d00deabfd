import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { countTry, type MakeLimiter, NetworkLimiter } from '../../../../shared/http/attempt-limits.js';
import { messagingErrors } from '../../domain/messaging.errors.js';

/** Slows down those who would flood the live chat, or everyone. Counts outlive restarts and failed requests. */
export class ChatLimits {
  private readonly chats: NetworkLimiter;
  private readonly messages: RateLimiterAbstract;
  private readonly staffMessages: RateLimiterAbstract;

  constructor(make: MakeLimiter) {
    this.chats = new NetworkLimiter(make, { keyPrefix: 'live-chat', points: 10, duration: 3_600 });
    this.messages = make({ keyPrefix: 'live-chat-message', points: 30, duration: 60 });
    this.staffMessages = make({ keyPrefix: 'staff-message', points: 30, duration: 60 });
  }

  /** A new chat: 10 a network in an hour. @throws messagingErrors.tooMany */
  countChat(address: string): Promise<void> {
    return this.chats.count(address, messagingErrors.tooMany);
  }

  /** A message of a visitor: 30 in a minute. @throws messagingErrors.tooMany */
  countMessage(visitorId: string): Promise<void> {
    return countTry(this.messages, visitorId, messagingErrors.tooMany);
  }

  /** A message of staff to one or many: 30 in a minute. @throws messagingErrors.tooMany */
  countStaffMessage(userId: string): Promise<void> {
    return countTry(this.staffMessages, userId, messagingErrors.tooMany);
  }
}
