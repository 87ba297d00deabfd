import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentSession, Public } from '../../../../shared/http/policy.js';
import type { Session } from '../../../../shared/http/session.js';
import { formatFor, nameOf, widthFor } from '../../domain/thumbnail.js';
import { Thumbnails } from '../pictures/thumbnails.js';
import { ShowThumbnail } from '../../use-cases/show-thumbnail.js';
import { ThumbnailQuery } from './media.dto.js';

const dayInSeconds = 86_400;

/**
 * A stored file never changes, but who may see it does: caches ask again after a day, and may show it for another while they
 * ask, so that nothing that was hidden or erased is shown for longer than two.
 */
const forEverybody = {
  'cache-control': `public, max-age=${dayInSeconds}, stale-while-revalidate=${dayInSeconds}`,
  vary: 'Accept',
};
const forThisPerson = { 'cache-control': 'private, no-cache', vary: 'Accept, Cookie' };

@ApiTags('public')
@Controller('api/v1/thumbs')
export class ThumbsController {
  constructor(
    private readonly showThumbnail: ShowThumbnail,
    private readonly thumbnails: Thumbnails,
  ) {}

  /**
   * Returns a small version of a stored picture, or a video's poster: as AVIF if you accept it, otherwise as WebP. `w`
   * is raised to the next of 48, 96, 160, 320, 640, 960, 1280 and 1920 pixels; the default is 640. Files shown by
   * profiles and offers are public and can be cached for a day. Other files are returned only to those who can see
   * them. Problems: media/not-found, media/no-picture, media/bad-width, media/busy.
   */
  @Get()
  @Public()
  @ApiOperation({ operationId: 'getThumbnail', summary: 'Get a thumbnail' })
  @ApiHeader({ name: 'Accept', required: false, schema: { type: 'string', example: 'image/avif,image/webp' } })
  @ApiHeader({ name: 'If-None-Match', required: false })
  @ApiOkResponse({
    description: 'The picture',
    content: { 'image/webp': { schema: binary() }, 'image/avif': { schema: binary() } },
  })
  @ApiResponse({ status: 304, description: 'Not modified' })
  async thumbnail(
    @Query() { path, w }: ThumbnailQuery,
    @CurrentSession() session: Session | null,
    @Headers('accept') accept: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    const width = widthFor(w);
    const format = formatFor(accept);
    const { picture, isPublic } = await this.showThumbnail.execute(session?.actor ?? null, path);
    const tag = `"${nameOf({ mediaId: picture.id, width, format })}"`;
    if (known?.includes(tag)) {
      void reply.status(304).headers({ etag: tag, ...(isPublic ? forEverybody : forThisPerson) });
      return undefined;
    }
    const content = await this.thumbnails.of(picture, width, format);
    void reply.type(`image/${format}`).headers({ etag: tag, ...(isPublic ? forEverybody : forThisPerson) });
    return content;
  }
}

function binary() {
  return { type: 'string', format: 'binary' };
}
