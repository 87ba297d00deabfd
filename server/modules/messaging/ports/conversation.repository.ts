import type { ConversationEvent } from '../domain/blocking.js';
import type { Conversation, Side } from '../domain/conversation.js';
import type { Message, MessageEvent } from '../domain/message.js';

/** How far a side has come: the places of the newest message that reached a screen of theirs, and that they have read. */
export type Place = Readonly<{ delivered?: number; read?: number }>;

/** Where conversations live. The promises below are executable: see conversation.repository.contract.ts. */
export abstract class ConversationRepository {
  /** @throws messagingErrors.notFound */
  abstract get(id: string): Promise<Conversation>;

  /** Stores it, unless the pair, or the one with support, has one already: that one is returned then. */
  abstract open(conversation: Conversation): Promise<Conversation>;

  /**
   * Stores the message and its event together and gives it the next place. What comes again under the same `clientId` of
   * the same writer is stored once: the first one is returned, and nothing is told. The writer has read up to it.
   * @throws messagingErrors.blocked when a side has blocked meanwhile
   */
  abstract add(message: Message, event: MessageEvent): Promise<Message>;

  /** @throws messagingErrors.messageNotFound */
  abstract message(conversationId: string, id: string): Promise<Message>;

  /** Stores what was changed, and that it was. @throws messagingErrors.messageNotFound when it was deleted meanwhile */
  abstract change(message: Message, event: MessageEvent): Promise<void>;

  /** A side blocks, or lets the other write again. */
  abstract block(id: string, side: Side, on: boolean, event: ConversationEvent): Promise<void>;

  /** Moves a side on, never back and never beyond the newest message. Answers whether it moved. */
  abstract moveOn(id: string, side: Side, place: Place): Promise<boolean>;
}
