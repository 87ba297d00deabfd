import { createHash, timingSafeEqual } from 'node:crypto';
import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../../../config.js';
import { notificationKindIds } from '../../../../contract/rules/notification-kinds.js';
import { Public } from '../../../../shared/http/policy.js';
import { Clock } from '../../../../shared/kernel/index.js';
import { notificationErrors } from '../../domain/notification.errors.js';
import { StoppedAddresses, WishesRepository } from '../../ports/repositories.js';
import { UnsubscribeTokens, type Unsubscription } from '../mail/unsubscribe-tokens.js';
import { BounceInput, UnsubscribedView } from './notifications.dto.js';

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
    await this.stopped.stop(input.email, input.reason, this.clock.now());
  }

  private read(token: string): Unsubscription {
    const unsubscription = this.tokens.read(token);
    if (!unsubscription) throw notificationErrors.badUnsubscribeLink();
    return unsubscription;
  }
}
