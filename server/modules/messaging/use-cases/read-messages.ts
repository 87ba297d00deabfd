import type { Actor } from '../../../shared/kernel/index.js';
import { canSee } from '../domain/conversation.js';
import { messagingErrors } from '../domain/messaging.errors.js';
import type { ConversationQueries, MessageRow } from '../ports/conversation.queries.js';
import type { ConversationRepository } from '../ports/conversation.repository.js';

/** One side reads what was said, newest first. */
export class ReadMessages {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly queries: ConversationQueries,
  ) {}

  async execute(actor: Actor, conversationId: string, limit: number, before?: string): Promise<MessageRow[]> {
    const conversation = await this.conversations.get(conversationId);
    if (!canSee(conversation, actor)) throw messagingErrors.notFound(conversationId); // as if it did not exist

    return this.queries.messages(conversationId, limit, before);
  }
}
