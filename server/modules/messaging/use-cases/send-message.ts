import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type Message, say } from '../domain/conversation.js';
import type { ConversationRepository } from '../ports/conversation.repository.js';

/** One side writes to the other. */
export class SendMessage {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, conversationId: string, text: string): Promise<Message> {
    const conversation = await this.conversations.get(conversationId);
    const [message, event] = say(conversation, text, actor, this.clock.now());

    await this.conversations.add(message, event);
    return message;
  }
}
