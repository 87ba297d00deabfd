import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';
import { type Conversation, type ConversationKind, mySide, type Side } from './conversation.js';
import { messagingErrors } from './messaging.errors.js';

export type ConversationEvent = DomainEvent<
  'conversation.blocked' | 'conversation.unblocked',
  Readonly<{
    conversationId: string;
    kind: ConversationKind;
    brandId: string | null;
    influencerId: string | null;
    visitorId: string | null;
    side: Side;
  }>
>;

/**
 * One side wants to hear nothing more, or lets the other write again. While either side blocks, nobody can write. A
 * member cannot block support: they simply stop writing.
 * @throws messagingErrors.notFound, messagingErrors.cannotBlock
 */
export function block(conversation: Conversation, on: boolean, actor: Actor, now: Date): [Side, ConversationEvent] {
  const side = mySide(conversation, actor);
  const { id, kind, brandId, influencerId, visitorId } = conversation;
  if (kind !== 'pair' && side !== 'staff') throw messagingErrors.cannotBlock();
  return [
    side,
    eventOf(on ? 'conversation.blocked' : 'conversation.unblocked', { type: 'conversation', id }, actor, now, {
      conversationId: id,
      kind,
      brandId,
      influencerId,
      visitorId,
      side,
    }),
  ];
}
