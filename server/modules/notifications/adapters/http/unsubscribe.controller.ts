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
