import type { ConversationKind, Side } from '../domain/conversation.js';
import type { Attachment } from '../domain/message.js';

/** Whose conversations: those of one profile, or the inbox that all staff share. */
export type Reader = Readonly<{ side: 'brand' | 'influencer'; uid: string } | { side: 'staff' }>;

/** The other side of a conversation, as one sees it in a list. */
export type Counterpart = Readonly<{
  /** Of a profile or visitor; `support` for our staff. */
  uid: string;
  type: Side;
  name: string;
  handle: string | null;
  avatarPath: string | null;
}>;

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

export type ConversationRow = Readonly<{
  id: string;
  kind: ConversationKind;
  with: Counterpart;
  lastMessageAt: string;
  lastMessage: MessageRow | null;
  /** Messages of the other side that the reader's side has not read; 100 stands for more. */
  unread: number;
  /** How far the reader's own side has read. */
  readSeq: number;
  /** How far the other side has received and read. */
  theirDeliveredSeq: number;
  theirReadSeq: number;
  blockedBy: readonly Side[];
}>;

/** A message that has the words, and where it was said. */
export type Found = MessageRow & Readonly<{ conversationId: string }>;

/** Reading conversations for screens. */
export abstract class ConversationQueries {
  /** The one with the newest message first. Where there are more, staff get those that they have not read before the others. */
  abstract listOf(reader: Reader, limit: number): Promise<ConversationRow[]>;

  /** Newest first; with `before`, a message's id, those that were said before it. */
  abstract messages(conversationId: string, limit: number, before?: string): Promise<MessageRow[]>;

  /** Messages that have a word that begins with each of these, newest first. */
  abstract search(reader: Reader, words: readonly string[], limit: number): Promise<Found[]>;

  /** In how many conversations something is unread. */
  abstract unread(reader: Reader): Promise<number>;

  /** Conversations in which something has not reached a screen of the reader yet: their ids, and the newest place. The newest 100. */
  abstract undelivered(reader: Reader): Promise<readonly Readonly<{ id: string; lastSeq: number }>[]>;

  /** Whether the reader takes part in a conversation in which this file was sent. */
  abstract hasFile(reader: Reader, mediaId: string): Promise<boolean>;

  /** How far the visitor of this conversation has read. */
  abstract visitorPlace(conversationId: string): Promise<{ readSeq: number }>;

  /** Whether any message shows this file. */
  abstract isSent(mediaId: string): Promise<boolean>;
}
