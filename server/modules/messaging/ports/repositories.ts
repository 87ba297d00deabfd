import type { Conversation, ConversationEvent, Side } from '../domain/conversation.js';
import type { Attachment, Message, MessageEvent } from '../domain/message.js';
import type { Report, ReportEvent } from '../domain/report.js';
import type { LiveChatVisitor } from '../domain/live-chat.js';

/** How far a side has come: the places of the newest message that reached a screen of theirs, and that they have read. */
export type Place = Readonly<{ delivered?: number; read?: number }>;

/** Where conversations live. The promises below are executable: see conversations.contract.ts. */
export abstract class ConversationRepository {
  /** @throws messagingErrors.notFound */
  abstract get(id: string): Promise<Conversation>;

  /** Stores it, unless the pair, or the one with support, has one already: that one is returned then. */
  abstract open(conversation: Conversation): Promise<Conversation>;

  /**
   * Stores the message and its event together and gives it the next position. A message repeated under the same writer's
   * `clientId` is stored once: the first is returned, without another event. The writer has read up to it.
   * @throws messagingErrors.blocked when a side has blocked the conversation
   */
  abstract add(message: Message, event: MessageEvent): Promise<Message>;

  /** @throws messagingErrors.messageNotFound */
  abstract message(conversationId: string, id: string): Promise<Message>;

  /** Stores the change and its event. @throws messagingErrors.messageNotFound when it has been deleted */
  abstract change(message: Message, event: MessageEvent): Promise<void>;

  /** A side blocks, or lets the other write again. */
  abstract block(id: string, side: Side, on: boolean, event: ConversationEvent): Promise<void>;

  /** Moves a side on, never back and never beyond the newest message. Answers whether it moved. */
  abstract moveOn(id: string, side: Side, place: Place): Promise<boolean>;
}

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

/** What use cases read about conversations; screens use ConversationQueries. Its promises are with the repository's. */
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

/** What the open pages of both sides hear at once, and nobody keeps: how far a side has come, and who is writing. */
export abstract class ConversationSignals {
  /** Someone has received or read. */
  abstract movedOn(conversation: Conversation): void;

  /** A side is writing just now. */
  abstract writing(conversation: Conversation, side: Side): void;
}

/** Where reports live. The promises below are executable: see report.repository.contract.ts. */
export abstract class ReportRepository {
  /** @throws messagingErrors.reportNotFound */
  abstract get(id: string): Promise<Report>;

  abstract add(report: Report, event: ReportEvent): Promise<void>;

  /** Notes in the audit log that staff have looked. */
  abstract note(event: ReportEvent): Promise<void>;

  /**
   * Stores the decision, once, and the message that it takes out, if any, with it.
   * @throws messagingErrors.reportResolved when someone else was first
   */
  abstract resolve(report: Report, event: ReportEvent, removed?: readonly [Message, MessageEvent]): Promise<void>;
}

/** Emails to visitors of the home page. */
export abstract class VisitorMails {
  /** What staff answered after they had gone. Goes with the open transaction. */
  abstract sendAnswer(email: string, answers: readonly string[]): Promise<void>;
}

/** Who writes from the home page. The promises below are executable: see live-chat.contract.ts. */
export abstract class LiveChatVisitors {
  abstract add(visitor: LiveChatVisitor): Promise<void>;

  /** Null when nobody has this token. */
  abstract byToken(tokenHash: string): Promise<LiveChatVisitor | null>;

  /** Where we may answer when they have gone. */
  abstract leaveEmail(id: string, email: string): Promise<void>;

  /** An answer that is still unread then goes by mail. An earlier plan stays. */
  abstract planAnswer(id: string, at: Date): Promise<void>;

  /** Whose answers are due, each to one asker only; they are due no more. */
  abstract takeDue(now: Date, limit: number): Promise<LiveChatVisitor[]>;

  /** Forgets who has not been written to, and has not written, since then, with what was said. Answers how many. */
  abstract forgetBefore(moment: Date, limit: number): Promise<number>;
}

/** A sentence that one writes often. */
export type QuickReply = Readonly<{ id: string; text: string }>;

/**
 * The sentences that people keep. `owner` is a profile's uid, or `staff` for those that all staff share.
 * The promises below are executable: see live-chat.contract.ts.
 */
export abstract class QuickReplies {
  /** The oldest first. */
  abstract of(owner: string): Promise<QuickReply[]>;

  /** Keeps it; the same text again is the same reply. @throws messagingErrors.tooManyQuickReplies beyond `atMost` */
  abstract add(owner: string, text: string, atMost: number, now: Date): Promise<QuickReply>;

  /** @throws messagingErrors.quickReplyNotFound when it is not there, or someone else's */
  abstract remove(owner: string, id: string): Promise<void>;
}
