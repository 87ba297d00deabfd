import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';
import { type Conversation, mySide, type Side, type Told, toldOf } from './conversation.js';
import { messagingErrors } from './messaging.errors.js';

export type ConversationEvent = DomainEvent<'conversation.blocked' | 'conversation.unblocked', Told>;

/**
 * One side wants to hear nothing more, or lets the other write again. While either side blocks, nobody can write. A
 * member cannot block support: they simply stop writing.
 * @throws messagingErrors.notFound, messagingErrors.cannotBlock
 */
export function block(conversation: Conversation, on: boolean, actor: Actor, now: Date): [Side, ConversationEvent] {
  const side = mySide(conversation, actor);
  const { id, kind } = conversation;
  if (kind !== 'pair' && side !== 'staff') throw messagingErrors.cannotBlock();
  return [
    side,
    eventOf(
      on ? 'conversation.blocked' : 'conversation.unblocked',
      { type: 'conversation', id },
      actor,
      now,
      toldOf(conversation, side),
    ),
  ];
}
