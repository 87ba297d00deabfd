import type { Side } from '../domain/conversation.js';
import type { Attachment, Message } from '../domain/message.js';

/** Whose conversations: those of one profile, or the inbox that all staff share. */
export type Reader = Readonly<{ side: 'brand' | 'influencer'; uid: string } | { side: 'staff' }>;

export type MessageRow = Readonly<{
  id: string;
  clientId: string;
  seq: number;
  side: Side;
  senderUserId: string;
  text: string;
  files: readonly Attachment[];
  sentAt: string;
  editedAt: string | null;
  deletedAt: string | null;
}>;

/** A stored message as a row of a list. */
export const rowOf = (message: Message): MessageRow => ({
  ...message,
  sentAt: message.sentAt.toISOString(),
  editedAt: message.editedAt?.toISOString() ?? null,
  deletedAt: message.deletedAt?.toISOString() ?? null,
});

/** What use cases read of conversations; screens ask ConversationQueries for more. Its promises stand with those of the repository. */
export abstract class ConversationReading {
  /** Newest first; with `before`, a message's id, those that were said before it. */
  abstract messages(conversationId: string, limit: number, before?: string): Promise<MessageRow[]>;

  /** In how many conversations something is unread. */
  abstract unread(reader: Reader): Promise<number>;

  /** Conversations in which something has not reached a screen of the reader yet: their ids, and the newest place. The newest 100. */
  abstract undelivered(reader: Reader): Promise<readonly Readonly<{ id: string; lastSeq: number }>[]>;

  /** How far the visitor of this conversation has read. */
  abstract visitorPlace(conversationId: string): Promise<{ readSeq: number }>;
}
