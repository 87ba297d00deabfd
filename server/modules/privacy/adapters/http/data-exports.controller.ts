import { Controller, Get, Header, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, SignedIn } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { DataExport } from '../../domain/data-export.js';
import { OpenExport, RequestExport } from '../../use-cases/data-exports.js';
import { DataExportView, NewestExportView } from './privacy.dto.js';

@ApiTags('portal')
@Controller('api/v1/privacy/exports')
export class DataExportsController {
  constructor(
    private readonly requestExport: RequestExport,
    private readonly openExport: OpenExport,
  ) {}

  /** Returns the latest export of your data that is in progress or can be downloaded. */
  @Get('newest')
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getNewestDataExport', summary: 'Get the latest export of your data' })
  @ApiOkResponse({ type: NewestExportView })
  async newest(@CurrentActor() actor: Actor): Promise<NewestExportView> {
    const newest = await this.requestExport.newest(actor);
    return { newest: newest && toView(newest) };
  }

  /**
   * Requests an export of all data we hold about you. We'll email you when it is ready. If an export is in progress,
   * returns that one.
   */
  @Post()
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'requestDataExport', summary: 'Request an export of your data' })
  @ApiOkResponse({ type: DataExportView })
  async request(@CurrentActor() actor: Actor): Promise<DataExportView> {
    return toView(await this.requestExport.execute(actor));
  }

  /** Returns your export as a ZIP file. No one else can download it. Problem: privacy/export-not-found. */
  @Get(':id/file')
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'downloadDataExport', summary: 'Download an export of your data' })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async download(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<StreamableFile> {
    const { copy, file } = await this.openExport.execute(actor, id);
    const day = copy.requestedAt.toISOString().slice(0, 10);
    return new StreamableFile(Readable.from(file.content, { objectMode: false }), {
      type: 'application/zip',
      disposition: `attachment; filename="tastemaker-data-${day}.zip"`,
      length: file.bytes,
    });
  }
}

const toView = ({ id, requestedAt, readyAt, expiresAt, bytes }: DataExport): DataExportView => ({
  id,
  requestedAt: requestedAt.toISOString(),
  readyAt: readyAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
  bytes,
});
