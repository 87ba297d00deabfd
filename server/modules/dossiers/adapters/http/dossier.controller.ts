import { Controller, Get, Header, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../../shared/http/params.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { ExportDossier } from '../../use-cases/export-dossier.js';
import { zipOf } from '../seal/zip.js';

@ApiTags('portal')
@Controller('api/v1/collabs')
export class DossierController {
  constructor(
    private readonly exportDossier: ExportDossier,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the evidence pack of a Collab that has ended, as a ZIP. It holds what was agreed and done, every event
   * signed, and a verifier.
   */
  @Get(':id/dossier')
  @For('brand', 'influencer', 'admin')
  @Header('cache-control', 'no-store')
  @ByKey('collabs:read')
  @ApiOperation({ operationId: 'getDossier', summary: 'Download a Collab’s dossier' })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async get(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const zip = await zipOf(await this.exportDossier.execute(actor, id), this.clock.now());
    void reply.header('content-disposition', `attachment; filename="dossier-${id}.zip"`);
    return new StreamableFile(zip, { type: 'application/zip', length: zip.length });
  }
}
