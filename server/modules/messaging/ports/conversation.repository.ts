import type { Conversation, Message, MessageEvent } from '../domain/conversation.js';

/** Where conversations live. The promises below are executable: see conversation.repository.contract.ts. */
export abstract class ConversationRepository {
  /** @throws messagingErrors.notFound */
  abstract get(id: string): Promise<Conversation>;

  /** Stores it, unless the pair has one already: that one is returned then. */
  abstract open(conversation: Conversation): Promise<Conversation>;

  /** Stores the message and its event together, and moves the conversation's last message on. */
  abstract add(message: Message, event: MessageEvent): Promise<void>;
}
