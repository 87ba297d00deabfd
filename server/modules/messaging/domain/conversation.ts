import { type Actor, type DomainEvent, eventOf, newId, type ProfileRef } from '../../../shared/kernel/index.js';
import { messagingErrors } from './messaging.errors.js';

/** The side someone writes for. People of one brand share a side, and so do all staff. */
export const sides = ['brand', 'influencer', 'staff', 'visitor'] as const;
export type Side = (typeof sides)[number];

/** A brand with an influencer, one of them with support, or a visitor of the home page with support. */
const conversationKinds = ['pair', 'support', 'visitor'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/** The participants: one brand and one influencer. */
export type Pair = Readonly<{ brandId: string; influencerId: string }>;

/** All messages between two sides; there is one conversation per pair, and one per profile with support. */
export type Conversation = Readonly<{
  id: string;
  kind: ConversationKind;
  brandId: string | null;
  influencerId: string | null;
  visitorId: string | null;
  /** The sides that have blocked it. */
  blockedBy: readonly Side[];
  /** The position of the newest message; the first one has 1. */
  lastSeq: number;
  lastMessageAt: Date;
  createdAt: Date;
}>;

/** The payload about the conversation that every event has. */
export type Told = Pick<Conversation, 'kind' | 'brandId' | 'influencerId' | 'visitorId'> &
  Readonly<{
    conversationId: string;
    /** Who did it. */
    side: Side;
  }>;

export const toldOf = ({ id, kind, brandId, influencerId, visitorId }: Conversation, side: Side): Told => ({
  conversationId: id,
  kind,
  brandId,
  influencerId,
  visitorId,
  side,
});

const begin = (kind: ConversationKind, parties: Partial<Conversation>, now: Date): Conversation => ({
  id: newId(),
  kind,
  brandId: null,
  influencerId: null,
  visitorId: null,
  ...parties,
  blockedBy: [],
  lastSeq: 0,
  lastMessageAt: now,
  createdAt: now,
});

export const open = ({ brandId, influencerId }: Pair, now: Date): Conversation =>
  begin('pair', { brandId, influencerId }, now);

/** Between this profile and our staff. */
export const openSupport = ({ type, uid }: ProfileRef, now: Date): Conversation =>
  begin('support', type === 'brand' ? { brandId: uid } : { influencerId: uid }, now);

/** Between a visitor without an account and our staff. */
export const openVisitor = (visitorId: string, now: Date): Conversation => begin('visitor', { visitorId }, now);

/**
 * The actor's side; null for everyone else. Staff aren't a side in a conversation between a brand and an influencer.
 */
export function sideOf({ kind, brandId, influencerId, visitorId }: Conversation, actor: Actor): Side | null {
  const { role, profile, userId } = actor;
  if (role === 'admin') return kind === 'pair' ? null : 'staff';
  if (profile) return profile.uid === (profile.type === 'brand' ? brandId : influencerId) ? profile.type : null;
  return visitorId !== null && visitorId === userId ? 'visitor' : null;
}

export const canSee = (conversation: Conversation, actor: Actor): boolean => sideOf(conversation, actor) !== null;

/** The actor's side. For others the conversation doesn't exist. @throws messagingErrors.notFound */
export function mySide(conversation: Conversation, actor: Actor): Side {
  const side = sideOf(conversation, actor);
  if (!side) throw messagingErrors.notFound(conversation.id);
  return side;
}

/** Who is notified of changes here, as live messages name them. */
export function audienceOf({
  kind,
  brandId,
  influencerId,
  visitorId,
}: Pick<Conversation, 'kind' | 'brandId' | 'influencerId' | 'visitorId'>): string[] {
  return [
    ...(brandId ? [`profile:${brandId}`] : []),
    ...(influencerId ? [`profile:${influencerId}`] : []),
    ...(visitorId ? [`visitor:${visitorId}`] : []),
    ...(kind === 'pair' ? [] : ['staff']),
  ];
}

export type ConversationEvent = DomainEvent<'conversation.blocked' | 'conversation.unblocked', Told>;

/**
 * One side blocks or unblocks the other. While either side blocks, nobody can write. A member can't block support: they
 * simply stop writing.
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
