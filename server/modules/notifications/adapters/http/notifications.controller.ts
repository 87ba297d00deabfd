import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { queryLimits } from '../../../../contract/rules/query.js';
import { CurrentActor, For, SignedIn } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { wordsOf } from '../../domain/notification.js';
import { type Bell, type NotificationRow, Notifications, WishesRepository } from '../../ports/repositories.js';
import { KeepWishes } from '../../use-cases/keep-wishes.js';
import {
  NotificationList,
  NotificationView,
  NotificationWishesDto,
  ReadNotificationsInput,
} from './notifications.dto.js';

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

  /** What is new for the person who asks, in the profile that they have chosen. */
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

  /** Marks lines as read: some of them, all about one subject, or everything. No mail goes about them any more. */
  @Post('notifications/read')
  @HttpCode(204)
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'readNotifications', summary: 'Mark notifications as read' })
  @ApiNoContentResponse()
  async read(@CurrentActor() actor: Actor, @Body() { ids, subjectId }: ReadNotificationsInput): Promise<void> {
    const what = ids ? { ids } : subjectId ? { subjectId } : 'everything';
    await this.notifications.markRead(bellOf(actor), what, this.clock.now());
  }

  /** The person's notification settings, whichever profile they use. */
  @Get('notification-preferences')
  @SignedIn()
  @ApiOperation({ operationId: 'getNotificationPreferences', summary: 'Get your notification preferences' })
  @ApiOkResponse({ type: NotificationWishesDto })
  async wishesOf(@CurrentActor() { userId }: Actor): Promise<NotificationWishesDto> {
    const { choices, quiet, digest } = await this.wishes.of(userId);
    return { choices: [...choices], quiet, digest };
  }

  /** Keeps all of it as it is given. Problem: notifications/bad-quiet-hours. */
  @Put('notification-preferences')
  @SignedIn()
  @ApiOperation({ operationId: 'keepNotificationPreferences', summary: 'Set your notification preferences' })
  @ApiOkResponse({ type: NotificationWishesDto })
  async keep(@CurrentActor() actor: Actor, @Body() input: NotificationWishesDto): Promise<NotificationWishesDto> {
    await this.keepWishes.execute(actor, { ...input, quiet: input.quiet ?? null });
    return this.wishesOf(actor);
  }
}
