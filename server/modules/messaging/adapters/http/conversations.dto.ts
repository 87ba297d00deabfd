import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, IsUUID, Length, Matches } from 'class-validator';
import { PageQuery } from '../../../../shared/http/page.dto.js';
import { maxTextLength } from '../../domain/conversation.js';

export class SendMessageInput {
  @IsString({ message: 'Please write a message.' })
  @Length(1, maxTextLength, { message: `A message has from 1 to ${maxTextLength} characters.` })
  @Matches(/\S/, { message: 'Please write a message.' })
  text: string;
}

export class MessagesQuery extends PageQuery {
  /** The id of the oldest message seen. */
  @IsOptional()
  @IsUUID(undefined, { message: 'before must be the id of a message.' })
  before?: string;
}

export class CounterpartView {
  uid: string;
  @ApiProperty({ enum: ['brand', 'influencer'] })
  type: 'brand' | 'influencer';
  name: string;
  @ApiProperty({ type: String, nullable: true })
  handle: string | null;
  @ApiProperty({ type: String, nullable: true })
  avatarPath: string | null;
}

export class MessageView {
  id: string;
  text: string;
  /** Whether the reader's own side wrote it. */
  mine: boolean;
  @ApiProperty({ format: 'date-time' })
  sentAt: string;
}

export class ConversationView {
  id: string;
  with: CounterpartView;
  @ApiProperty({ format: 'date-time' })
  lastMessageAt: string;
  @ApiProperty({ type: MessageView, nullable: true })
  lastMessage: MessageView | null;
}

export class ConversationList {
  @ApiProperty({ type: [ConversationView] })
  items: ConversationView[];
}

export class MessageList {
  @ApiProperty({ type: [MessageView] })
  items: MessageView[];
}
