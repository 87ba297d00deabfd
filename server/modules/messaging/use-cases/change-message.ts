import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { mySide } from '../domain/conversation.js';
import { edit, type Message, takeBack } from '../domain/message.js';
import type { ConversationRepository } from '../ports/conversations.js';

/** A writer puts their own message right, or takes it back, within a quarter of an hour. */
export class ChangeMessage {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param text what it says from now on; null takes it back
   * @throws messagingErrors.notFound, messagingErrors.messageNotFound, messagingErrors.tooLateToChange, messagingErrors.badText
   */
  async execute(actor: Actor, conversationId: string, messageId: string, text: string | null): Promise<Message> {
    const conversation = await this.conversations.get(conversationId);
    mySide(conversation, actor); // for others it does not exist, nor do its messages
    const message = await this.conversations.message(conversationId, messageId);
    const now = this.clock.now();
    const [changed, event] =
      text === null ? takeBack(conversation, message, actor, now) : edit(conversation, message, text, actor, now);
    await this.conversations.change(changed, event);
    return changed;
  }
}
