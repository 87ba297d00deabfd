import type { Conversation, ConversationEvent, Side } from '../domain/conversation.js';
import type { Attachment, Message, MessageEvent } from '../domain/message.js';
import type { Report, ReportEvent } from '../domain/report.js';
import type { LiveChatVisitor } from '../domain/live-chat.js';

/**
 * A side's progress: the positions of the newest message delivered to a screen of theirs, and the newest they have
 * read.
 */
export type Place = Readonly<{ delivered?: number; read?: number }>;

/** Stores conversations. The promises below are executable: see conversations.contract.ts. */
export abstract class ConversationRepository {
  /** @throws messagingErrors.notFound */
  abstract get(id: string): Promise<Conversation>;

  /** Stores it, unless the pair, or the profile with support, already has one: then returns that one. */
  abstract open(conversation: Conversation): Promise<Conversation>;

  /** Stores those that nobody has opened before. */
  abstract openAll(conversations: readonly Conversation[]): Promise<void>;

  /**
   * Stores the message with its event and assigns the next position. A message repeated under the same writer's
   * `clientId` is stored once: returns the first, without another event. Marks it as read by the writer.
   * @throws messagingErrors.blocked when a side has blocked the conversation
   */
  abstract add(message: Message, event: MessageEvent): Promise<Message>;

  /** @throws messagingErrors.messageNotFound */
  abstract message(conversationId: string, id: string): Promise<Message>;

  /** Stores the change with its event. @throws messagingErrors.messageNotFound when it has been deleted */
  abstract change(message: Message, event: MessageEvent): Promise<void>;

  /** A side blocks or unblocks the other. */
  abstract block(id: string, side: Side, on: boolean, event: ConversationEvent): Promise<void>;

  /** Advances a side's progress, never back and never beyond the newest message. Returns whether it changed. */
  abstract moveOn(id: string, side: Side, place: Place): Promise<boolean>;
}

/** Whose conversations: one profile's, or the inbox shared by all staff. */
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

/** What use cases read about conversations; screens use ConversationQueries. Its contract is the repository's. */
export abstract class ConversationReading {
  /** Newest first; with `before`, a message's id, only earlier ones. */
  abstract messages(conversationId: string, limit: number, before?: string): Promise<MessageRow[]>;

  /** The number of conversations with unread messages. */
  abstract unread(reader: Reader): Promise<number>;

  /** Conversations with messages not yet delivered to the reader: their ids and newest positions. The newest 100. */
  abstract undelivered(reader: Reader): Promise<readonly Readonly<{ id: string; lastSeq: number }>[]>;

  /** The visitor's read position in this conversation. */
  abstract visitorPlace(conversationId: string): Promise<{ readSeq: number }>;
}

/** Signals to open pages of both sides: new messages, and, never stored, progress and typing. */
export abstract class ConversationSignals {
  /** Shows a new message to the other side at once, after the commit of any open transaction. */
  abstract sent(conversation: Conversation, message: Message, event: MessageEvent): void;

  /** Someone has received or read messages. */
  abstract movedOn(conversation: Conversation): void;

  /** A side is typing. */
  abstract writing(conversation: Conversation, side: Side): void;
}

/** Stores reports. The promises below are executable: see report.repository.contract.ts. */
export abstract class ReportRepository {
  /** @throws messagingErrors.reportNotFound */
  abstract get(id: string): Promise<Report>;

  abstract add(report: Report, event: ReportEvent): Promise<void>;

  /** Records in the audit log that staff have viewed it. */
  abstract note(event: ReportEvent): Promise<void>;

  /**
   * Stores the decision, once, with the removed message, if any.
   * @throws messagingErrors.reportResolved when someone else was first
   */
  abstract resolve(report: Report, event: ReportEvent, removed?: readonly [Message, MessageEvent]): Promise<void>;
}

/** Emails to visitors of the home page. */
export abstract class VisitorMails {
  /** Sends what staff replied after they left. Joins the open transaction. */
  abstract sendAnswer(email: string, answers: readonly string[]): Promise<void>;
}

/** Stores visitors who write from the home page. The promises below are executable: see live-chat.contract.ts. */
export abstract class LiveChatVisitors {
  abstract add(visitor: LiveChatVisitor): Promise<void>;

  /** Null if nobody has this token. */
  abstract byToken(tokenHash: string): Promise<LiveChatVisitor | null>;

  /** Where to reply when they have left. */
  abstract leaveEmail(id: string, email: string): Promise<void>;

  /** Schedules an email for a reply that is still unread by then. An earlier schedule stays. */
  abstract planAnswer(id: string, at: Date): Promise<void>;

  /** Visitors whose emails are due, each returned to one caller only and then no longer due. */
  abstract takeDue(now: Date, limit: number): Promise<LiveChatVisitor[]>;

  /** Deletes visitors without messages in either direction since then, with their chats. Returns how many. */
  abstract forgetBefore(moment: Date, limit: number): Promise<number>;
}

/** A saved reply. */
export type QuickReply = Readonly<{ id: string; text: string }>;

/**
 * Stores saved replies. `owner` is a profile's uid, or `staff` for those shared by all staff. The promises below are
 * executable: see live-chat.contract.ts.
 */
export abstract class QuickReplies {
  /** Oldest first. */
  abstract of(owner: string): Promise<QuickReply[]>;

  /** Stores it; the same text again is the same reply. @throws messagingErrors.tooManyQuickReplies beyond `atMost` */
  abstract add(owner: string, text: string, atMost: number, now: Date): Promise<QuickReply>;

  /** @throws messagingErrors.quickReplyNotFound when it doesn't exist, or is someone else's */
  abstract remove(owner: string, id: string): Promise<void>;
}
