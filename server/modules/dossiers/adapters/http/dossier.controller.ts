import { Controller, Get, Header, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../../shared/http/params.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { ExportDossier } from '../../use-cases/export-dossier.js';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

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

/** Zips these files deterministically: the same files at the same time give the same bytes. */
async function zipOf(files: ReadonlyMap<string, string>, at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content, 'utf8'), name, { mtime: at });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as Readable) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
