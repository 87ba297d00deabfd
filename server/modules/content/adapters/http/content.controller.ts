import { StaffListController } from '../../../../shared/staff-list/index.js';
import { twinList } from '../staff-lists/twin-list.js';
import { Body, Controller, Get, Header, HttpCode, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { rightsRun } from '../../../../contract/terms.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, For, ForStaff } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import type { ContentPiece } from '../../domain/content.js';
import { ContentLibrary } from '../../ports/content-library.js';
import { SettleTwin } from '../../use-cases/delivered-twins.js';
import { DownloadContent } from '../../use-cases/download-content.js';
import { contentArchive } from '../archive/content-archive.js';
import {
  ContentDownloadQuery,
  ContentPage,
  type ContentPieceView,
  ContentQuery,
  SettleTwinInput,
} from './content.dto.js';
import { toRightsView } from '../../../offers/index.js';

const toPieceView = (piece: ContentPiece, now: Date): ContentPieceView => {
  const { id, collabId, title, creator, type, contentType, mediaId, caption, postUrl, rightsUntil } = piece;
  return {
    ...{ id, collabId, title, creator, type, contentType, mediaId, caption, postUrl },
    approvedAt: piece.approvedAt.toISOString(),
    rights: toRightsView(piece.rights),
    rightsUntil: rightsUntil?.toISOString() ?? null,
    usable: rightsRun(rightsUntil, now),
  };
};

@ApiTags('portal')
@Controller('api/v1/content')
export class ContentController {
  constructor(
    private readonly library: ContentLibrary,
    private readonly downloadContent: DownloadContent,
    private readonly clock: Clock,
  ) {}

  /** Returns your brand's approved content, most recently approved first. */
  @Get()
  @For('brand')
  @ByKey('collabs:read')
  @ApiOperation({ operationId: 'listContent', summary: 'List your brand’s content' })
  @ApiOkResponse({ type: ContentPage })
  async list(
    @CurrentActor() actor: Actor,
    @Query() { limit, after, type, text, rights }: ContentQuery,
  ): Promise<ContentPage> {
    const now = this.clock.now();
    const filter = { type, text: text?.trim(), rights: rights && { running: rights === 'running', at: now } };
    const pieces = await this.library.list(actor.profile!.uid, filter, { limit: limit + 1, after });
    const items = pieces.slice(0, limit).map((piece) => toPieceView(piece, now));
    return { items, next: pieces.length > limit ? items.at(-1)!.id : null };
  }

  /**
   * Returns the pieces as one ZIP, with a table of what each is and how it can be used. Problems:
   * collabs/deliverable-not-found (404) if a piece isn't yours, collabs/rights-ended (409) if you can no longer use it.
   */
  @Get('archive')
  @For('brand')
  @ByKey('media:read')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'downloadContent', summary: 'Download content as a ZIP' })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async archive(
    @CurrentActor() actor: Actor,
    @Query() { pieces }: ContentDownloadQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const now = this.clock.now();
    const { stream, bytes } = await contentArchive(await this.downloadContent.execute(actor, pieces), now);
    void reply.header('content-disposition', `attachment; filename="content-${now.toISOString().slice(0, 10)}.zip"`);
    return new StreamableFile(stream, { type: 'application/zip', length: bytes });
  }
}

/** Content that two brands have received although it looks the same. */
@ApiTags('staff')
@Controller(`api/v1/admin/${twinList.resource}`)
export class DeliveredTwinsController extends StaffListController(twinList) {
  constructor(private readonly settleTwin: SettleTwin) {
    super();
  }

  /**
   * Records that you’ve dealt with it, and what you found. Problems: collabs/twins-not-found (404), collabs/twins-settled
   * (409), collabs/note-needed (400), collabs/not-staff (403).
   */
  @Post(':id/settlement')
  @HttpCode(204)
  @ForStaff('collab.override')
  @ApiOperation({ operationId: 'staffSettleTwin', summary: 'Settle content delivered to two brands' })
  async settle(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() { note }: SettleTwinInput): Promise<void> {
    await this.settleTwin.execute(actor, id, note);
  }
}
