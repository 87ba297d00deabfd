import { type Actor, mayWrite } from '../../../../shared/kernel/index.js';
import type { Side } from '../../domain/conversation.js';
import { canChange } from '../../domain/message.js';
import type { MessageRow, Reader } from '../../ports/conversation-reading.js';
import type { ConversationRow, Found } from '../queries/conversation-queries.js';
import type { ConversationView, FoundMessageView, MessageView } from './conversations.dto.js';

/** Whose conversations this person reads: those of the chosen profile, or the inbox of all staff. */
export const readerOf = ({ profile }: Actor): Reader =>
  profile ? { side: profile.type, uid: profile.uid } : { side: 'staff' };

/** The side on which this person writes and reads. */
const sideOfReader = (actor: Actor): Side => readerOf(actor).side;

export const toMessage = (row: MessageRow, actor: Actor, now: Date): MessageView => ({
  id: row.id,
  clientId: row.clientId,
  seq: row.seq,
  text: row.text,
  files: row.files,
  mine: row.side === sideOfReader(actor),
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
