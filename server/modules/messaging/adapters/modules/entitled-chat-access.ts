import type { Entitlements } from '../../../billing/index.js';
import { ChatAccess } from '../../ports/chat-access.js';

/** Billing knows what an account may do. */
export class EntitledChatAccess extends ChatAccess {
  constructor(private readonly entitlements: Entitlements) {
    super();
  }

  require(brandId: string): Promise<void> {
    return this.entitlements.require(brandId, 'chats');
  }
}
