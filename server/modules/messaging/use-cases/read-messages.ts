import type { Actor } from '../../../shared/kernel/index.js';
import { mySide } from '../domain/conversation.js';
import type { ConversationReading, MessageRow, ConversationRepository } from '../ports/conversations.js';

/** One side reads what was said, newest first. */
export class ReadMessages {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly reading: ConversationReading,
  ) {}

  /** @throws messagingErrors.notFound */
  async execute(actor: Actor, conversationId: string, limit: number, before?: string): Promise<MessageRow[]> {
    mySide(await this.conversations.get(conversationId), actor); // for others it does not exist

    return this.reading.messages(conversationId, limit, before);
  }
}
