import {
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  type RawBodyRequest,
  Req,
  Res,
} from '@nestjs/common';
import { ApiBody, ApiExcludeController, ApiHeader, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger'; // prettier-ignore
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../../config.js';
import { platformLabel } from '../../../../contract/lists/labels.js';
import { plainPage } from '../../../../shared/http/problem-pages.js';
import { Public } from '../../../../shared/http/policy.js';
import { DoneView } from '../../../../shared/http/view-fields.js';
import { isSame } from '../../../../shared/secrets.js';
import { londonWords } from '../../../../shared/mail/index.js';
import { connectionErrors } from '../../domain/connection.errors.js';
import { DataDeletions } from '../../ports/connections.js';
import type { PlatformMessage } from '../../ports/social-platform.js';
import { DeletionReceiptView } from './connections.dto.js';
import { DeleteAtRequest, TakeNotices } from '../../use-cases/take-notices.js';

type Message = RawBodyRequest<FastifyRequest>;

const messageOf = ({ rawBody }: Message, signature?: string): PlatformMessage => ({
  body: rawBody?.toString('utf8') ?? '',
  ...(signature === undefined ? {} : { signature }),
});

const SignedForm = () =>
  ApiBody({
    description: 'The form field `signed_request`.',
    schema: { type: 'object', additionalProperties: true },
  });

@ApiTags('provider')
@Controller('api/v1/webhooks')
export class PlatformNoticesController {
  constructor(
    private readonly takeNotices: TakeNotices,
    private readonly deleteAtRequest: DeleteAtRequest,
    private readonly config: Config,
  ) {}

  /**
   * Ends a connection whose owner has removed us at Instagram. Problems: connections/bad-signature (400),
   * connections/not-offered (409).
   */
  @Post('instagram/deauthorization')
  @HttpCode(204)
  @Public('any')
  @ApiOperation({ operationId: 'receiveInstagramRemoval', summary: 'Receive an owner’s removal of us at Instagram' })
  @SignedForm()
  @ApiNoContentResponse()
  async removed(@Req() request: Message): Promise<void> {
    await this.takeNotices.execute('instagram', messageOf(request));
  }

  /**
   * Deletes what was read from an Instagram account, at its owner's request there. Problems: connections/bad-signature
   * (400), connections/not-offered (409).
   */
  @Post('instagram/deletion')
  @HttpCode(200)
  @Public('any')
  @ApiOperation({ operationId: 'receiveInstagramDeletion', summary: 'Receive a deletion request from Instagram' })
  @SignedForm()
  @ApiOkResponse({ type: DeletionReceiptView })
  async deleted(@Req() request: Message): Promise<DeletionReceiptView> {
    const code = await this.deleteAtRequest.execute('instagram', messageOf(request));
    return { url: `${this.config.publicUrl}/data-deletions/${code}`, confirmation_code: code };
  }

  /** Returns the challenge with which Meta checks our address. Problem: connections/bad-signature (400). */
  @Get('instagram')
  @Public('any')
  @Header('content-type', 'text/plain; charset=utf-8')
  @ApiOperation({ operationId: 'checkInstagramWebhook', summary: 'Check the address of Instagram’s webhooks' })
  @ApiQuery({ name: 'hub.verify_token', type: String, description: 'The token that the operator has chosen.' })
  @ApiQuery({ name: 'hub.challenge', type: String, description: 'What to answer.' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
  check(@Query() query: Readonly<Record<string, unknown>>): string {
    const { webhookToken } = this.config.socialClients;
    const [given, challenge] = [query['hub.verify_token'], query['hub.challenge']].map(String);
    if (!webhookToken || !isSame(webhookToken, given!)) throw connectionErrors.badSignature();
    return challenge!;
  }

  /**
   * Receives the final numbers of Instagram stories. Problems: connections/bad-signature (400),
   * connections/not-offered (409).
   */
  @Post('instagram')
  @HttpCode(204)
  @Public('any')
  @ApiOperation({ operationId: 'receiveInstagramWebhook', summary: 'Receive stories’ numbers from Instagram' })
  @ApiHeader({ name: 'X-Hub-Signature-256', required: true })
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiNoContentResponse()
  async instagram(@Req() request: Message, @Headers('x-hub-signature-256') signature = ''): Promise<void> {
    await this.takeNotices.execute('instagram', messageOf(request, signature));
  }

  /**
   * Ends a connection whose owner has removed us at TikTok. Problems: connections/bad-signature (400),
   * connections/not-offered (409).
   */
  @Post('tiktok')
  @HttpCode(200)
  @Public('any')
  @ApiOperation({ operationId: 'receiveTikTokWebhook', summary: 'Receive an owner’s removal of us at TikTok' })
  @ApiHeader({ name: 'TikTok-Signature', required: true })
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiOkResponse({ type: DoneView, description: 'TikTok expects 200.' })
  async tiktok(@Req() request: Message, @Headers('tiktok-signature') signature = ''): Promise<DoneView> {
    await this.takeNotices.execute('tiktok', messageOf(request, signature));
    return {};
  }
}

/** What was deleted at a platform's request, for the account's owner. */
@ApiExcludeController()
@Public()
@Controller('data-deletions')
export class DataDeletionsController {
  constructor(private readonly deletions: DataDeletions) {}

  @Get(':code')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async page(@Param('code') code: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const found = await this.deletions.find(code);
    if (!found) {
      void reply.code(404);
      return plainPage({ kind: 'Data deletion', title: 'We don’t know this code', paragraphs: [unknown] });
    }
    const name = platformLabel(found.platform);
    return plainPage({
      ...{ kind: 'Data deletion', title: `Your ${name} data has been deleted` },
      paragraphs: [
        `On ${londonWords(found.askedAt)}, ${name} passed your request on to us. We deleted the permission to read your account at once, and everything that we had read from it: followers, reach and audience, and the figures calculated from them.`,
        'Numbers of posts that you published for a brand stay in the record of that Collab, because both of you rely on it. You can delete them with your Tastemaker account, in the settings under “Your data”.',
        `Confirmation code: \`${code}\``,
      ],
    });
  }
}

const unknown =
  'Check that the address is complete. It’s in the email or on the page where the platform confirmed your request.';
