import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsString, IsUUID, Length, Matches, MaxLength, Min } from 'class-validator';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { Moment } from '../../../../shared/http/view-fields.js';
import { type Actor, mayWrite } from '../../../../shared/kernel/index.js';
import type { ConversationKind, Side } from '../../domain/conversation.js';
import { type Attachment, canChange, maxFiles, maxTextLength } from '../../domain/message.js';
import { maxDetailsLength, type ReportReason, reportReasons } from '../../domain/report.js';
import type { MessageRow, Reader } from '../../ports/repositories.js';

export class StartConversationInput {
  /** The uid of a brand or influencer, or `support`. */
  @IsString({ message: 'Please say who you want to message.' })
  @Matches(/^(support|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i, { message: 'Please say who you want to message.' })
  with: string;
}

export class SendMessageInput {
  /** Can be empty if you send files. */
  @IsString({ message: 'Please write a message.' })
  @MaxLength(maxTextLength, { message: `A message can have 1 to ${maxTextLength} characters.` })
  text: string;

  /** Chosen by the sender; sending again with the same one creates no second message. */
  @IfGiven()
  @IsUUID(undefined, { message: 'clientId must be a UUID.' })
  clientId?: string;

  /** The ids of your uploads. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(maxFiles, { message: `You can send up to ${maxFiles} files with a message.` })
  @IsUUID(undefined, { each: true, message: 'Each file is named by its id.' })
  files?: string[];
}

export class EditMessageInput {
  @IsString({ message: 'Please write a message.' })
  @Length(1, maxTextLength, { message: `A message can have 1 to ${maxTextLength} characters.` })
  @Matches(/\S/, { message: 'Please write a message.' })
  text: string;
}

export class MessagesQuery extends PageQuery {
  /** The id of the oldest message you have received. */
  @IfGiven()
  @IsUUID(undefined, { message: 'before must be the id of a message.' })
  before?: string;
}

export class SearchMessagesQuery extends PageQuery {
  /** One or more words; each matches the beginning of a word. */
  @IsString()
  @Length(1, 200, { message: 'Please enter what you’re looking for.' })
  q: string;
}

export class ReadInput {
  /** The place of the newest message you have read. */
  @Type(() => Number)
  @IsInt({ message: 'seq must be the place of a message.' })
  @Min(1, { message: 'seq must be the place of a message.' })
  seq: number;
}

export class ReportInput {
  @IsIn(reportReasons, { message: 'Please choose what’s wrong.' })
  reason: ReportReason;

  @IfGiven()
  @IsString()
  @MaxLength(maxDetailsLength, { message: `Please use at most ${maxDetailsLength} characters.` })
  details?: string;

  /** The reported message; if omitted, the whole conversation. */
  @IfGiven()
  @IsUUID(undefined, { message: 'messageId must be the id of a message.' })
  messageId?: string;
}

export class CounterpartView {
  /** The uid of the profile or visitor; `support` for our staff. */
  uid: string;
  type: Side;
  name: string;
  handle: string | null;
  avatarPath: string | null;
}

export class AttachmentView implements Attachment {
  /** Download it from `/api/v1/media/{mediaId}/content`. */
  mediaId: string;
  kind: 'image' | 'video';
  fileName: string;
  bytes: number;
  width: number | null;
  height: number | null;
}

export class MessageView {
  id: string;
  clientId: string;
  /** The place in the conversation: the same order for everyone. */
  seq: number;
  /** Empty if the message was deleted. */
  text: string;
  @ApiProperty({ type: [AttachmentView] })
  files: readonly AttachmentView[];
  /** Whether your side wrote it. */
  mine: boolean;
  /** Whether you can still change or delete the message. */
  changeable: boolean;
  @Moment()
  sentAt: string;
  @Moment()
  editedAt: string | null;
  @Moment()
  deletedAt: string | null;
}

/** A message as staff see it. */
export class SidedMessageView extends PickType(MessageView, ['id', 'text', 'files', 'sentAt', 'deletedAt'] as const) {
  /** Who wrote it. */
  side: Side;
}

export class FoundMessageView extends MessageView {
  conversationId: string;
}

export class ConversationView {
  id: string;
  kind: ConversationKind;
  with: CounterpartView;
  @Moment()
  lastMessageAt: string;
  lastMessage: MessageView | null;
  /** Unread messages from the other side; 100 means 100 or more. */
  unread: number;
  /** The place up to which your side has read. */
  readSeq: number;
  /** The place up to which the other side has received messages. */
  theirDeliveredSeq: number;
  theirReadSeq: number;
  blockedByMe: boolean;
  blockedByThem: boolean;
  /** `false` for people with read-only access: they can't send anything, even without a block. */
  mayWrite: boolean;
}

export class ConversationList {
  items: ConversationView[];
}

export class MessageList {
  items: MessageView[];
}

export class FoundMessageList {
  items: FoundMessageView[];
}

export class StartedConversationView {
  id: string;
}

export class UnreadView {
  /** The number of conversations with unread messages. */
  conversations: number;
}

/** A conversation, before it is known who of its reader's side asks. */
export type ConversationRow = Omit<ConversationView, 'lastMessage' | 'blockedByMe' | 'blockedByThem' | 'mayWrite'> &
  Readonly<{ lastMessage: MessageRow | null; blockedBy: readonly Side[] }>;

/** A message that has the words, and where it was said. */
export type Found = MessageRow & Pick<FoundMessageView, 'conversationId'>;

/** Whose conversations this person reads: those of the chosen profile, or the inbox of all staff. */
export const readerOf = ({ profile }: Actor): Reader =>
  profile ? { side: profile.type, uid: profile.uid } : { side: 'staff' };

/** The side on which this person writes and reads. */
const sideOfReader = (actor: Actor): Side => readerOf(actor).side;

/** What everyone sees of a message. */
export function shownOf(row: MessageRow): Omit<MessageView, 'mine' | 'changeable'> {
  const { id, clientId, seq, text, files, sentAt, editedAt, deletedAt } = row;
  return { id, clientId, seq, text, files, sentAt, editedAt, deletedAt };
}

export const toMessage = (row: MessageRow, actor: Actor, now: Date): MessageView => ({
  ...shownOf(row),
  mine: row.side === sideOfReader(actor),
  changeable:
    mayWrite(actor) &&
    canChange(
      { ...row, sentAt: new Date(row.sentAt), deletedAt: row.deletedAt ? new Date(row.deletedAt) : null },
      actor,
      now,
    ),
});

export const toSidedMessage = ({ id, side, text, files, sentAt, deletedAt }: MessageRow): SidedMessageView => ({
  id,
  side,
  text,
  files,
  sentAt,
  deletedAt,
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
