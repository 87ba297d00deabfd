import type { ProfileRef } from '../../../shared/kernel/index.js';

/** The other side of a conversation, as one sees it in a list. */
export type Counterpart = Readonly<{
  uid: string;
  type: ProfileRef['type'];
  name: string;
  handle: string | null;
  avatarPath: string | null;
}>;

export type MessageRow = Readonly<{ id: string; senderUid: string; text: string; sentAt: string }>;

export type ConversationRow = Readonly<{
  id: string;
  with: Counterpart;
  lastMessageAt: string;
  lastMessage: MessageRow | null;
}>;

/** Reading conversations for screens. */
export abstract class ConversationQueries {
  /** Those of one profile, the one with the newest message first. */
  abstract listOf(profile: ProfileRef, limit: number): Promise<ConversationRow[]>;

  /** Newest first; with `before`, a message's id, those that were sent before it. */
  abstract messages(conversationId: string, limit: number, before?: string): Promise<MessageRow[]>;
}
