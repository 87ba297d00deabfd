import { Body, Controller, Delete, Get, Header, Headers, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { queryLimits } from '../../../../shared/http/page.dto.js';
import { CurrentActor, CurrentSession, For, Public, SignedIn, WhileViewing } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { wordsOf } from '../../domain/told-events.js';
import { type Bell, type NotificationRow, Notifications, WishesRepository } from '../../ports/repositories.js';
import { KeepWishes, PushDeviceService } from '../../use-cases/keep-settings.js';
import {
  AddPushDeviceInput,
  BounceInput,
  NotificationList,
  NotificationView,
  NotificationWishesDto,
  PushDeviceList,
  ReadNotificationsInput,
  UnsubscribedView,
} from './notifications.dto.js';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Config } from '../../../../config.js';
import { Mailer } from '../../../../shared/mail/index.js';
import { notificationKindIds } from '../../../../contract/rules/notification-kinds.js';
import { notificationErrors } from '../../domain/notification.errors.js';
import { UnsubscribeTokens, type Unsubscription } from '../mail/letter-notification-mails.js';
import { IdParam } from '../../../../shared/http/params.js';
import type { Session } from '../../../../shared/http/session.js';

const bellOf = ({ userId, profile }: Actor): Bell => ({ userId, profileUid: profile!.uid });

const toView = ({ eventName, ...row }: NotificationRow): NotificationView => ({
  id: row.id,
  kind: row.kind,
  title: wordsOf(eventName, row.otherName, row.facts),
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
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /**
   * Returns which emails the link stops. Doesn't unsubscribe, because mail scanners open links. Problem:
   * notifications/bad-unsubscribe-link.
   */
  @Get('unsubscribe/:token')
  @Public()
  @ApiOperation({ operationId: 'lookAtUnsubscribe', summary: 'View an unsubscribe link' })
  @ApiOkResponse({ type: UnsubscribedView })
  look(@Param('token') token: string): UnsubscribedView {
    return { kind: this.read(token).kind };
  }

  /**
   * Stops these emails. Called by the page, or by an email program's own button (RFC 8058), which sends a form from any
   * origin without a cookie. Problem: notifications/bad-unsubscribe-link.
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

  /**
   * Receives a bounce or a spam complaint from the email provider. We then send no more emails to that address.
   * Problem: notifications/bounce-refused.
   */
  @Post('mail/bounces')
  @HttpCode(204)
  @Public('any')
  @ApiOperation({ operationId: 'receiveBounce', summary: 'Receive a bounced email' })
  @ApiNoContentResponse()
  async bounce(@Headers('authorization') authorization: string | undefined, @Body() input: BounceInput): Promise<void> {
    const { mailWebhookSecret: secret } = this.config;
    const given = digestOf(authorization ?? '');
    if (!secret || !timingSafeEqual(given, digestOf(`Bearer ${secret}`))) throw notificationErrors.bounceRefused();
    await this.mailer.refuse(input.email, input.reason);
  }

  private read(token: string): Unsubscription {
    const unsubscription = this.tokens.read(token);
    if (!unsubscription) throw notificationErrors.badUnsubscribeLink();
    return unsubscription;
  }
}

@ApiTags('portal')
@Controller('api/v1/push-devices')
export class PushController {
  constructor(private readonly devices: PushDeviceService) {}

  /** Returns the devices you get notifications on, and the key a browser subscribes with. */
  @Get()
  @SignedIn()
  @WhileViewing(false)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listPushDevices', summary: 'List your devices with notifications' })
  @ApiOkResponse({ type: PushDeviceList })
  list(@CurrentSession() session: Session): Promise<PushDeviceList> {
    return this.listFor(session);
  }

  /**
   * Turns on notifications in this browser until you sign out there. Replaces the browser's earlier subscription.
   * Problems: notifications/push-off, notifications/bad-subscription.
   */
  @Post()
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ operationId: 'addPushDevice', summary: 'Turn on notifications in this browser' })
  @ApiOkResponse({ type: PushDeviceList })
  async add(
    @CurrentSession() session: Session,
    @Body() { endpoint, keys }: AddPushDeviceInput,
  ): Promise<PushDeviceList> {
    await this.devices.add(session.actor.userId, session.id, { endpoint, ...keys });
    return this.listFor(session);
  }

  /** Turns off notifications on this device. Problem: notifications/no-such-device, also for another person's. */
  @Delete(':id')
  @HttpCode(204)
  @SignedIn()
  @ApiOperation({ operationId: 'removePushDevice', summary: 'Turn off notifications on a device' })
  @ApiNoContentResponse()
  async remove(@CurrentActor() { userId }: Actor, @IdParam() id: string): Promise<void> {
    await this.devices.remove(userId, id);
  }

  private async listFor({ actor, id: sessionId }: Session): Promise<PushDeviceList> {
    const devices = await this.devices.list(actor.userId, sessionId);
    const items = devices.map(({ id, name, createdAt, current }) => ({
      ...{ id, name, current },
      createdAt: createdAt.toISOString(),
    }));
    return { publicKey: this.devices.publicKey, items };
  }
}
