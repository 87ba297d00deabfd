import type { LiveChatVisitor } from '../domain/live-chat.js';

/** Who writes from the home page. The promises below are executable: see live-chat-visitors.contract.ts. */
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
