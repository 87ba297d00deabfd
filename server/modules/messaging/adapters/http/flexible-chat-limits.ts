import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { countTry, type MakeLimiter } from '../../../../shared/http/attempt-limits.js';
import { messagingErrors } from '../../domain/messaging.errors.js';
import { ChatLimits } from '../../ports/chat-limits.js';

export class FlexibleChatLimits extends ChatLimits {
  private readonly chats: RateLimiterAbstract;
  private readonly messages: RateLimiterAbstract;
  private readonly staffMessages: RateLimiterAbstract;

  constructor(make: MakeLimiter) {
    super();
    this.chats = make({ keyPrefix: 'live-chat', points: 10, duration: 3_600 });
    this.messages = make({ keyPrefix: 'live-chat-message', points: 30, duration: 60 });
    this.staffMessages = make({ keyPrefix: 'staff-message', points: 30, duration: 60 });
  }

  countChat(address: string): Promise<void> {
    return countTry(this.chats, address, messagingErrors.tooMany);
  }

  countMessage(visitorId: string): Promise<void> {
    return countTry(this.messages, visitorId, messagingErrors.tooMany);
  }

  countStaffMessage(userId: string): Promise<void> {
    return countTry(this.staffMessages, userId, messagingErrors.tooMany);
  }
}
