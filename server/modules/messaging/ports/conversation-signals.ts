import type { Conversation, Side } from '../domain/conversation.js';

/** What the open pages of both sides hear at once, and nobody keeps: how far a side has come, and who is writing. */
export abstract class ConversationSignals {
  /** Somebody has received or read. */
  abstract movedOn(conversation: Conversation): void;

  /** A side is writing just now. */
  abstract writing(conversation: Conversation, side: Side): void;
}
