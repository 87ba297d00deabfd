import { type Actor, mayWrite } from '../../../../shared/kernel/index.js';
import type { Side } from '../../domain/conversation.js';
import { canChange, type Message } from '../../domain/message.js';
import type { ConversationRow, Found, MessageRow, Reader } from '../../ports/conversation.queries.js';
import type { ConversationView, FoundMessageView, MessageView } from './conversations.dto.js';

/** Whose conversations this person reads: those of the chosen profile, or the inbox of all staff. */
export const readerOf = ({ profile }: Actor): Reader =>
  profile ? { side: profile.type, uid: profile.uid } : { side: 'staff' };

/** The side on which this person writes and reads. */
export const sideOfReader = (actor: Actor): Side => readerOf(actor).side;

/** A stored message as a row of a list. */
export const rowOf = (message: Message): MessageRow => ({
  ...message,
  sentAt: message.sentAt.toISOString(),
  editedAt: message.editedAt?.toISOString() ?? null,
  deletedAt: message.deletedAt?.toISOString() ?? null,
});

export const toMessage = (
  row: MessageRow,
  actor: Actor,
  now: Date,
  mySide: Side = sideOfReader(actor),
): MessageView => ({
  id: row.id,
  clientId: row.clientId,
  seq: row.seq,
  text: row.text,
  files: row.files,
  mine: row.side === mySide,
  changeable:
    mayWrite(actor) &&
    canChange(
      { ...row, sentAt: new Date(row.sentAt), deletedAt: row.deletedAt ? new Date(row.deletedAt) : null },
      actor,
      now,
    ),
  sentAt: row.sentAt,
  editedAt: row.editedAt,
  deletedAt: row.deletedAt,
});

export const toFound = (row: Found, actor: Actor, now: Date): FoundMessageView => ({
  ...toMessage(row, actor, now),
  conversationId: row.conversationId,
});

export function toConversation(row: ConversationRow, actor: Actor, now: Date): ConversationView {
  const { blockedBy, lastMessage, ...facts } = row;
  const mine = sideOfReader(actor);
  return {
    ...facts,
    lastMessage: lastMessage && toMessage(lastMessage, actor, now),
    blockedByMe: blockedBy.includes(mine),
    blockedByThem: blockedBy.some((side) => side !== mine),
    mayWrite: mayWrite(actor),
  };
}
