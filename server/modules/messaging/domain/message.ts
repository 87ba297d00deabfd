import { type Actor, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';
import { type Conversation, mySide, type Side, type Told, toldOf } from './conversation.js';
import { messagingErrors } from './messaging.errors.js';

/** An image or video attached to a message. */
export type Attachment = Readonly<{
  mediaId: string;
  kind: 'image' | 'video';
  fileName: string;
  bytes: number;
  /** Pixels; null if the container doesn't say. */
  width: number | null;
  height: number | null;
}>;

export type Message = Readonly<{
  id: string;
  conversationId: string;
  /** Chosen by the sender's page, for idempotency: messages sent with the same one are one message. */
  clientId: string;
  senderUserId: string;
  /** The profile that wrote it; for staff and visitors, the person's own id. */
  senderUid: string;
  side: Side;
  /** Its position in the conversation, assigned when it is stored. The same order for everyone. */
  seq: number;
  text: string;
  files: readonly Attachment[];
  sentAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
}>;

/** Ids only: the text is in its own table, where it can be erased. */
export type MessageEvent = DomainEvent<'message.sent' | 'message.edited' | 'message.deleted' | 'message.removed', Told>;

export const maxTextLength = 4_000;
export const maxFiles = 6;

/** How long the writer can change or delete a message. */
const changeMinutes = 15;

/** A new message. */
export type Draft = Readonly<{ text: string; clientId?: string; files?: readonly Attachment[] }>;

const told = (
  name: MessageEvent['name'],
  conversation: Conversation,
  message: Message,
  actor: Actor,
  now: Date,
): MessageEvent => eventOf(name, { type: 'message', id: message.id }, actor, now, toldOf(conversation, message.side));

function checkText(text: string, mayBeEmpty: boolean): void {
  if ((!mayBeEmpty && text.trim() === '') || text.length > maxTextLength || text.includes('\0'))
    throw messagingErrors.badText(maxTextLength);
}

/**
 * One side sends a message. Its position is assigned when it is stored.
 * @throws messagingErrors.notFound, messagingErrors.badText, messagingErrors.tooManyFiles, messagingErrors.blocked
 */
export function say(
  conversation: Conversation,
  { text, clientId = newId(), files = [] }: Draft,
  actor: Actor,
  now: Date,
): [Message, MessageEvent] {
  const side = mySide(conversation, actor);
  checkText(text, files.length > 0);
  if (files.length > maxFiles) throw messagingErrors.tooManyFiles(maxFiles);
  if (conversation.blockedBy.length > 0) throw messagingErrors.blocked();
  const message: Message = {
    id: newId(),
    conversationId: conversation.id,
    clientId,
    senderUserId: actor.userId,
    senderUid: actor.profile?.uid ?? actor.userId,
    side,
    seq: 0,
    text,
    files,
    sentAt: now,
    editedAt: null,
    deletedAt: null,
  };
  return [message, told('message.sent', conversation, message, actor, now)];
}

/** Whether this person can still change or delete it: their own, within 15 minutes. */
export const canChange = (
  message: Pick<Message, 'senderUserId' | 'deletedAt' | 'sentAt'>,
  actor: Actor,
  now: Date,
): boolean =>
  message.senderUserId === actor.userId &&
  message.deletedAt === null &&
  now.getTime() - message.sentAt.getTime() <= changeMinutes * 60_000;

function checkChange(conversation: Conversation, message: Message, actor: Actor, now: Date): void {
  mySide(conversation, actor);
  if (!canChange(message, actor, now)) throw messagingErrors.tooLateToChange(changeMinutes);
}

/**
 * The writer edits a message. @throws messagingErrors.notFound, messagingErrors.tooLateToChange,
 * messagingErrors.badText
 */
export function edit(
  conversation: Conversation,
  message: Message,
  text: string,
  actor: Actor,
  now: Date,
): [Message, MessageEvent] {
  checkChange(conversation, message, actor, now);
  checkText(text, message.files.length > 0);
  return [{ ...message, text, editedAt: now }, told('message.edited', conversation, message, actor, now)];
}

const emptied = (message: Message, now: Date): Message => ({ ...message, text: '', files: [], deletedAt: now });

/**
 * The writer deletes a message: only a placeholder stays. @throws messagingErrors.notFound,
 * messagingErrors.tooLateToChange
 */
export function takeBack(
  conversation: Conversation,
  message: Message,
  actor: Actor,
  now: Date,
): [Message, MessageEvent] {
  checkChange(conversation, message, actor, now);
  return [emptied(message, now), told('message.deleted', conversation, message, actor, now)];
}

/** Staff remove a reported message; the decision on the report checks permissions. */
export const removeReported = (
  conversation: Conversation,
  message: Message,
  actor: Actor,
  now: Date,
): [Message, MessageEvent] => [emptied(message, now), told('message.removed', conversation, message, actor, now)];
