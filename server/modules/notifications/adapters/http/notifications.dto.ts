import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  ValidateNested,
} from 'class-validator';
import {
  type Digest,
  digests,
  type NotificationChannel,
  notificationChannels,
  type NotificationKind,
  notificationKindIds,
  notificationKinds,
} from '../../../../contract/rules/notification-kinds.js';
import { IfGiven, PartOf } from '../../../../shared/http/field-rules.js';
import { Moment } from '../../../../shared/http/view-fields.js';
import type { Choice, Wishes } from '../../domain/wishes.js';

const linesAtMost = 100;

export class NotificationView {
  id: string;
  kind: NotificationKind;
  /** What has happened, in a sentence. */
  title: string;
  /** The name of the other side. */
  otherName: string;
  otherAvatarPath: string | null;
  subjectType: 'collab' | 'conversation' | 'connection';
  subjectId: string;
  /** The other side of a conversation; `null` for our support. */
  otherUid: string | null;
  @Moment()
  createdAt: string;
  @Moment()
  readAt: string | null;
}

export class NotificationList {
  /** The number of unread notifications. */
  unread: number;
  /** Newest first; at most 100. */
  items: NotificationView[];
}

/** Without anything in it, everything is marked as read. */
export class ReadNotificationsInput {
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(linesAtMost)
  @IsUUID(undefined, { each: true, message: 'Each notification is named by its id.' })
  ids?: string[];

  /** Everything about this Collab or conversation. */
  @IfGiven()
  @IsUUID(undefined, { message: 'subjectId must be an id.' })
  subjectId?: string;
}

export class ChoiceView implements Choice {
  @IsIn(notificationKindIds)
  kind: NotificationKind;
  @IsIn(notificationChannels)
  channel: NotificationChannel;
  @IsBoolean()
  enabled: boolean;
}

export class QuietHoursDto {
  /** UK time. */
  @IsString()
  @Length(5, 5, { message: 'Please enter a time such as 22:00.' })
  @ApiProperty({ example: '22:00' })
  from: string;
  @IsString()
  @Length(5, 5, { message: 'Please enter a time such as 07:30.' })
  @ApiProperty({ example: '07:30' })
  until: string;
}

/** Someone's notification settings. A switch that isn't named is on. */
export class NotificationWishesDto implements Wishes {
  @IsArray()
  @ArrayMaxSize(notificationKinds.length * notificationChannels.length)
  @ValidateNested({ each: true })
  @Type(() => ChoiceView)
  choices: ChoiceView[];

  /** Emails and device notifications wait until these hours are over. `null` for none. */
  @IsOptional()
  @PartOf(QuietHoursDto)
  quiet: QuietHoursDto | null;

  /** Whether emails are sent one by one, or together every morning or every Monday. */
  @IsIn(digests)
  digest: Digest;
}

export class UnsubscribedView {
  /** The kind of emails stopped, or `everything`. */
  kind: NotificationKind | 'everything';
}

export class BounceInput {
  @IsString()
  @Length(3, 254)
  email: string;

  @IsIn(['bounced', 'complained'])
  reason: 'bounced' | 'complained';
}

export class MailTemplateView {
  id: string;
  /** The heading under which staff find it. */
  area: string;
  /** The name that staff use. Several emails of one kind go to different sides, or follow each other. */
  kind: string;
  /** With made-up names. */
  subject: string;
}

export class MailPreviewView extends MailTemplateView {
  /** As email programs show it. */
  html: string;
  /** The same without HTML. */
  text: string;
  /** The names of the attached files. */
  attachments: string[];
}

export class TestMailView {
  /** The address the test was sent to. */
  sentTo: string;
}

export class PushDeviceView {
  id: string;
  /** The browser, such as "Firefox on Windows". */
  name: string;
  /** Whether it is the one of this session. */
  current: boolean;
  @Moment()
  createdAt: string;
}

export class PushDeviceList {
  /**
   * The VAPID key that browsers subscribe with (`applicationServerKey`); `null` if notifications are off on this site.
   */
  publicKey: string | null;
  /** The newest first. */
  items: PushDeviceView[];
}

/** What a browser's push subscription gives for encrypting to it alone. */
export class PushKeysDto {
  @Matches(/^[\w-]{87}=?$/, { message: 'Please give the subscription’s key p256dh.' })
  p256dh: string;

  @Matches(/^[\w-]{22}(==)?$/, { message: 'Please give the subscription’s key auth.' })
  auth: string;
}

/** A browser's push subscription, as its `toJSON()` gives it. */
export class AddPushDeviceInput {
  /** Where its push service takes messages for it. */
  @IsString()
  @Length(10, 2_000, { message: 'Please give the subscription’s endpoint.' })
  endpoint: string;

  @PartOf(PushKeysDto, 'Please give the subscription’s keys.')
  keys: PushKeysDto;

  /** Not used. */
  @IsOptional()
  expirationTime?: number | null;
}
