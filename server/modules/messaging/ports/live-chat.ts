import type { LiveChatVisitor } from '../domain/live-chat.js';

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
