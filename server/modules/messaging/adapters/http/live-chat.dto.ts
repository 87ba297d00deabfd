import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, Length, Matches, MaxLength, Validate, ValidatorConstraint } from 'class-validator';
import { isStrictEmail, maxEmailLength, normaliseTypedEmail } from '../../../../contract/rules/email.js';
import { maxTextLength } from '../../domain/message.js';
import { IfGiven } from '../../../../shared/http/field-rules.js';
import { Moment } from '../../../../shared/http/view-fields.js';

@ValidatorConstraint()
class IsTypedEmail {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isStrictEmail(normaliseTypedEmail(value));
  }
}

export class LiveChatMessageInput {
  @IsString({ message: 'Please write a message.' })
  @Length(1, maxTextLength, { message: `A message can have 1 to ${maxTextLength} characters.` })
  @Matches(/\S/, { message: 'Please write a message.' })
  text: string;

  /** Chosen by the sender; sending again with the same one creates no second message. */
  @IfGiven()
  @IsUUID(undefined, { message: 'clientId must be a UUID.' })
  clientId?: string;
}

export class LiveChatEmailInput {
  @MaxLength(maxEmailLength, { message: 'Please enter a valid email address.' })
  @Validate(IsTypedEmail, { message: 'Please enter a valid email address.' })
  email: string;
}

export class LiveChatMessageView {
  id: string;
  clientId: string;
  text: string;
  /** Whether the visitor wrote it; otherwise our staff did. */
  mine: boolean;
  @Moment()
  sentAt: string;
}

export class LiveChatView {
  /** Whether staff are online now. */
  staffed: boolean;
  /** When staff answer, UK time. */
  @ApiProperty({ example: 'Mon–Fri 09:00–18:00' })
  hours: string;
  /** When staff are next online; `null` while they are. */
  @Moment()
  staffedAgainAt: string | null;
  /** Whether this browser has a chat. */
  begun: boolean;
  /** Where we can answer; `null` until the visitor leaves an address. */
  email: string | null;
  /** Oldest first. */
  messages: LiveChatMessageView[];
}
