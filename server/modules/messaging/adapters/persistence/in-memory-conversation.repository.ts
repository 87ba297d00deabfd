import type { Conversation, Message, MessageEvent } from '../../domain/conversation.js';
import { messagingErrors } from '../../domain/messaging.errors.js';
import { ConversationRepository } from '../../ports/conversation.repository.js';

export class InMemoryConversationRepository extends ConversationRepository {
  readonly messages: Message[] = [];
  readonly events: MessageEvent[] = [];
  private readonly conversations = new Map<string, Conversation>();

  async get(id: string): Promise<Conversation> {
    const conversation = this.conversations.get(id);
    if (!conversation) throw messagingErrors.notFound(id);
    return conversation;
  }

  async open(conversation: Conversation): Promise<Conversation> {
    const first = [...this.conversations.values()].find(
      ({ brandId, influencerId }) => brandId === conversation.brandId && influencerId === conversation.influencerId,
    );
    if (first) return first;
    this.conversations.set(conversation.id, conversation);
    return conversation;
  }

  async add(message: Message, event: MessageEvent): Promise<void> {
    const conversation = await this.get(message.conversationId);
    const lastMessageAt = message.sentAt > conversation.lastMessageAt ? message.sentAt : conversation.lastMessageAt;
    this.conversations.set(conversation.id, { ...conversation, lastMessageAt });
    this.messages.push(message);
    this.events.push(event);
  }
}
