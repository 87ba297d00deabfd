import { Readable } from 'node:stream';
import { applyDecorators, Controller, Delete, Get, Headers, HttpCode, Res, StreamableFile } from '@nestjs/common';
import {
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../../shared/http/params.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For, Public } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { MediaStorage } from '../../ports/repositories.js';
import { DeleteMedia, MeasureStorage, OpenMedia, OpenShownFile } from '../../use-cases/files.js';
import type { Media } from '../../domain/media.js';
import { StorageUsageView } from './media.dto.js';

/** Whatever a file contains, it runs nothing and reaches nothing when opened on its own. */
const sandboxed = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** RFC 6266: the exact name for those who read it, a plain one for the others. */
const inlineAs = (fileName: string): string =>
  `inline; filename="${fileName.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, encodeByte)}`;

const encodeByte = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;

const AnswersFile = () =>
  applyDecorators(
    ApiProduces('image/*', 'video/*'),
    ApiHeader({ name: 'Range', required: false }),
    ApiOkResponse({ description: 'The file', schema: { type: 'string', format: 'binary' } }),
    ApiResponse({ status: 206, description: 'The requested byte range', schema: { type: 'string', format: 'binary' } }),
    ApiResponse({ status: 304, description: 'Not modified' }),
  );

@ApiTags('portal')
@Controller('api/v1/media')
export class MediaController {
  constructor(
    private readonly openMedia: OpenMedia,
    private readonly openShownFile: OpenShownFile,
    private readonly storage: MediaStorage,
    private readonly measureStorage: MeasureStorage,
    private readonly deleteMedia: DeleteMedia,
  ) {}

  /**
   * Returns how much storage you use, including uploads in progress, and how much you have. For brands, the plan
   * decides.
   */
  @Get('usage')
  @For('brand', 'influencer', 'admin')
  @ByKey('media:read')
  @ApiOperation({ operationId: 'getStorageUsage', summary: 'Get your storage usage' })
  @ApiOkResponse({ type: StorageUsageView })
  async usage(@CurrentActor() actor: Actor): Promise<StorageUsageView> {
    const { usedBytes, limitBytes } = await this.measureStorage.execute(actor);
    return { usedBytes, limitBytes };
  }

  /** Deletes one of your files that isn't used anywhere. Problems: media/not-found, media/in-use. */
  @Delete(':id')
  @HttpCode(204)
  @For('brand', 'influencer', 'admin')
  @ByKey('media:write')
  @ApiOperation({ operationId: 'deleteMedia', summary: 'Delete one of your files' })
  @ApiNoContentResponse({ description: 'Deleted; its storage is free again' })
  async remove(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    await this.deleteMedia.execute(actor, id);
  }

  /**
   * Returns the file, or the requested range of bytes. Available to its owner, staff, and the people it was delivered
   * to.
   */
  @Get(':id/content')
  @For('brand', 'influencer', 'admin')
  @ByKey('media:read')
  @ApiOperation({ operationId: 'getMediaContent', summary: 'Download a file' })
  @AnswersFile()
  async content(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Headers('range') asked: string | undefined,
    @Headers('if-range') onlyIf: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return this.send(await this.openMedia.execute(actor, id), { asked, onlyIf, known }, reply);
  }

  /**
   * Returns a picture or video that a media kit shows publicly, or the requested range of its bytes. Problem:
   * media/not-found.
   */
  @Get(':id/shown')
  @Public()
  @ApiOperation({ operationId: 'getShownMedia', summary: 'Download a file from a media kit' })
  @AnswersFile()
  async shown(
    @IdParam() id: string,
    @Headers('range') asked: string | undefined,
    @Headers('if-range') onlyIf: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return this.send(await this.openShownFile.execute(id), { asked, onlyIf, known }, reply);
  }

  /** Both routes name its headers themselves: Nest documents each where it is read. */
  private send(
    { storageKey, fileName, mimeType, bytes }: Media,
    { asked, onlyIf, known }: Readonly<Record<'asked' | 'onlyIf' | 'known', string | undefined>>,
    reply: FastifyReply,
  ): StreamableFile | undefined {
    const tag = `"${storageKey}"`; // a file that was cleaned later is another
    void reply.header('etag', tag);
    if (known === tag) {
      void reply.status(304);
      return undefined;
    }
    const part = onlyIf === undefined || onlyIf === tag ? byteRange(asked, bytes) : null;
    const { first, last } = part ?? { first: 0, last: bytes - 1 };
    void reply.status(part ? 206 : 200).headers({
      'accept-ranges': 'bytes',
      'content-disposition': inlineAs(fileName),
      'content-security-policy': sandboxed,
      'x-content-type-options': 'nosniff',
      ...(part ? { 'content-range': `bytes ${first}-${last}/${bytes}` } : {}),
    });
    const content = Readable.from(this.storage.read(storageKey, { first, last }), { objectMode: false });
    return new StreamableFile(content, { type: mimeType, length: last - first + 1 });
  }
}

/** The first and the last byte, both included. */
type ByteRange = Readonly<{ first: number; last: number }>;

/**
 * Reads a `Range` header (RFC 9110, 14.2). Null to send the whole file: no range, several ranges, an unreadable one, or one
 * beyond the end, all of which a server may ignore.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : null;
}
