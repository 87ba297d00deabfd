import { type Actor, type DomainEvent, eventOf, newId } from '../../../shared/kernel/index.js';
import { type Conversation, mySide, type Side, type Told, toldOf } from './conversation.js';
import { messagingErrors } from './messaging.errors.js';

/** A picture or video that came with a message. */
export type Attachment = Readonly<{
  mediaId: string;
  kind: 'image' | 'video';
  fileName: string;
  bytes: number;
  /** Pixels; null where the container does not say. */
  width: number | null;
  height: number | null;
}>;

export type Message = Readonly<{
  id: string;
  conversationId: string;
  /** Chosen by the sender's page: whatever is sent twice under it is one message. */
  clientId: string;
  senderUserId: string;
  /** The profile in whose name it was written; for staff and visitors the person's own id. */
  senderUid: string;
  side: Side;
  /** Its place in the conversation, given when it is stored. The same order for everyone. */
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

/** For so long the writer may still change or delete what they wrote. */
const changeMinutes = 15;

/** What someone is about to say. */
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
 * One side says something. Its place is given where it is stored.
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

/** Whether this person may still change or delete it: their own, within 15 minutes. */
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

/** The writer puts something right. @throws messagingErrors.notFound, messagingErrors.tooLateToChange, messagingErrors.badText */
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

/** The writer takes it back: only that there was something stays. @throws messagingErrors.notFound, messagingErrors.tooLateToChange */
export function takeBack(
  conversation: Conversation,
  message: Message,
  actor: Actor,
  now: Date,
): [Message, MessageEvent] {
  checkChange(conversation, message, actor, now);
  return [emptied(message, now), told('message.deleted', conversation, message, actor, now)];
}

/** Staff take out what was reported; whether they may is asked where the report is decided. */
export const removeReported = (
  conversation: Conversation,
  message: Message,
  actor: Actor,
  now: Date,
): [Message, MessageEvent] => [emptied(message, now), told('message.removed', conversation, message, actor, now)];
