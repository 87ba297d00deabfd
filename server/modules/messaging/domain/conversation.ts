import { type Actor, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';
import { messagingErrors } from './messaging.errors.js';

/** Who talks: one brand and one influencer. */
export type Pair = Readonly<{ brandId: string; influencerId: string }>;

/** Everything that a pair ever said; there is one a pair. */
export type Conversation = Pair & Readonly<{ id: string; lastMessageAt: Date; createdAt: Date }>;

export type Message = Readonly<{
  id: string;
  conversationId: string;
  senderUserId: string;
  /** The profile in whose name it was written. */
  senderUid: string;
  text: string;
  sentAt: Date;
}>;

/** Ids only: the text lies in its own table, where it can be erased. */
export type MessageEvent = DomainEvent<'message.sent', Pair & Readonly<{ conversationId: string }>>;

export const maxTextLength = 4_000;

export const open = ({ brandId, influencerId }: Pair, now: Date): Conversation => ({
  id: newId(),
  brandId,
  influencerId,
  lastMessageAt: now,
  createdAt: now,
});

/** Only the two sides; not even staff. */
export const canSee = ({ brandId, influencerId }: Pair, { profile }: Actor): boolean =>
  profile !== undefined && profile.uid === (profile.type === 'brand' ? brandId : influencerId);

/**
 * One side says something.
 * @throws messagingErrors.notFound, messagingErrors.badText
 */
export function say(conversation: Conversation, text: string, actor: Actor, now: Date): [Message, MessageEvent] {
  const { id: conversationId, brandId, influencerId } = conversation;
  if (!actor.profile || !canSee(conversation, actor)) throw messagingErrors.notFound(conversationId);
  if (text.trim() === '' || text.length > maxTextLength || text.includes('\0'))
    throw messagingErrors.badText(maxTextLength);
  const message = {
    id: newId(),
    conversationId,
    senderUserId: actor.userId,
    senderUid: actor.profile.uid,
    text,
    sentAt: now,
  };
  const payload = { conversationId, brandId, influencerId };
  return [message, eventOf('message.sent', { type: 'message', id: message.id }, actor, now, payload)];
}
