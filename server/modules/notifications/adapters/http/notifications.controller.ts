import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { queryLimits } from '../../../../contract/rules/query.js';
import { CurrentActor, For, Public, SignedIn } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { wordsOf } from '../../domain/notification.js';
import {
  type Bell,
  type NotificationRow,
  Notifications,
  StoppedAddresses,
  WishesRepository,
} from '../../ports/repositories.js';
import { KeepWishes } from '../../use-cases/keep-settings.js';
import {
  BounceInput,
  NotificationList,
  NotificationView,
  NotificationWishesDto,
  ReadNotificationsInput,
  UnsubscribedView,
} from './notifications.dto.js';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Config } from '../../../../config.js';
import { notificationKindIds } from '../../../../contract/rules/notification-kinds.js';
import { notificationErrors } from '../../domain/notification.errors.js';
import { UnsubscribeTokens, type Unsubscription } from '../mail/letter-notification-mails.js';

const bellOf = ({ userId, profile }: Actor): Bell => ({ userId, profileUid: profile!.uid });

const toView = ({ eventName, ...row }: NotificationRow): NotificationView => ({
  id: row.id,
  kind: row.kind,
  title: wordsOf(eventName, row.otherName),
  otherName: row.otherName,
  otherAvatarPath: row.otherAvatarPath,
  subjectType: row.subjectType,
  subjectId: row.subjectId,
  otherUid: row.otherUid,
  createdAt: row.createdAt,
  readAt: row.readAt,
});

@ApiTags('portal')
@Controller('api/v1')
export class NotificationsController {
  constructor(
    private readonly notifications: Notifications,
    private readonly wishes: WishesRepository,
    private readonly keepWishes: KeepWishes,
    private readonly clock: Clock,
  ) {}

  /** Returns your notifications for the active profile. */
  @Get('notifications')
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'listNotifications', summary: 'List your notifications' })
  @ApiOkResponse({ type: NotificationList })
  async list(@CurrentActor() actor: Actor): Promise<NotificationList> {
    const bell = bellOf(actor);
    const [items, unread] = await Promise.all([
      this.notifications.listOf(bell, queryLimits.max),
      this.notifications.unread(bell),
    ]);
    return { unread, items: items.map(toView) };
  }

  /**
   * Marks notifications as read: some of them, all about one subject, or everything. We no longer email them to you.
   */
  @Post('notifications/read')
  @HttpCode(204)
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'readNotifications', summary: 'Mark notifications as read' })
  @ApiNoContentResponse()
  async read(@CurrentActor() actor: Actor, @Body() { ids, subjectId }: ReadNotificationsInput): Promise<void> {
    const what = ids ? { ids } : subjectId ? { subjectId } : 'everything';
    await this.notifications.markRead(bellOf(actor), what, this.clock.now());
  }

  /** Returns your notification settings, which apply to all your profiles. */
  @Get('notification-preferences')
  @SignedIn()
  @ApiOperation({ operationId: 'getNotificationPreferences', summary: 'Get your notification preferences' })
  @ApiOkResponse({ type: NotificationWishesDto })
  async wishesOf(@CurrentActor() { userId }: Actor): Promise<NotificationWishesDto> {
    const { choices, quiet, digest } = await this.wishes.of(userId);
    return { choices: [...choices], quiet, digest };
  }

  /** Replaces all your notification settings. Problem: notifications/bad-quiet-hours. */
  @Put('notification-preferences')
  @SignedIn()
  @ApiOperation({ operationId: 'keepNotificationPreferences', summary: 'Set your notification preferences' })
  @ApiOkResponse({ type: NotificationWishesDto })
  async keep(@CurrentActor() actor: Actor, @Body() input: NotificationWishesDto): Promise<NotificationWishesDto> {
    await this.keepWishes.execute(actor, { ...input, quiet: input.quiet ?? null });
    return this.wishesOf(actor);
  }
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

@ApiTags('portal')
@Controller('api/v1')
export class UnsubscribeController {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly wishes: WishesRepository,
    private readonly stopped: StoppedAddresses,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Which mails the link of a mail stops. Looking stops nothing: mail scanners look. Problem: notifications/bad-unsubscribe-link. */
  @Get('unsubscribe/:token')
  @Public()
  @ApiOperation({ operationId: 'lookAtUnsubscribe', summary: 'View an unsubscribe link' })
  @ApiOkResponse({ type: UnsubscribedView })
  look(@Param('token') token: string): UnsubscribedView {
    return { kind: this.read(token).kind };
  }

  /**
   * Stops these mails, from the page or from the mail program's own button (RFC 8058), which sends a form from wherever it
   * is and has no cookie. Problem: notifications/bad-unsubscribe-link.
   */
  @Post('unsubscribe/:token')
  @HttpCode(200)
  @Public('any')
  @ApiOperation({ operationId: 'unsubscribe', summary: 'Unsubscribe from emails' })
  @ApiOkResponse({ type: UnsubscribedView })
  async stop(@Param('token') token: string): Promise<UnsubscribedView> {
    const { userId, kind } = this.read(token);
    await this.wishes.stopMails(userId, kind === 'everything' ? notificationKindIds : [kind]);
    return { kind };
  }

  /** The mail provider tells that a mail came back or was called spam: nothing more goes there. Problem: notifications/bounce-refused. */
  @Post('mail/bounces')
  @HttpCode(204)
  @Public('any')
  @ApiOperation({ operationId: 'receiveBounce', summary: 'Receive a bounced email' })
  @ApiNoContentResponse()
  async bounce(@Headers('authorization') authorization: string | undefined, @Body() input: BounceInput): Promise<void> {
    const { mailWebhookSecret: secret } = this.config;
    const given = digestOf(authorization ?? '');
    if (!secret || !timingSafeEqual(given, digestOf(`Bearer ${secret}`))) throw notificationErrors.bounceRefused();
    await this.stopped.stop(input.email, input.reason, this.clock.now());
  }

  private read(token: string): Unsubscription {
    const unsubscription = this.tokens.read(token);
    if (!unsubscription) throw notificationErrors.badUnsubscribeLink();
    return unsubscription;
  }
}
