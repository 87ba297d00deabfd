import sharp from 'sharp';
import { collect } from '../../modules/media/adapters/storage/whole-content.js';
import type { ThumbnailFormat, ThumbnailWidth } from '../../modules/media/domain/thumbnail.js';
import { type CleanPicture, Pictures, type Source } from '../../modules/media/ports/pictures.js';

/** The demo world's pictures have nothing but their pixels in them: encoding each again would take 15 seconds of processor time. */
export class DrawnPictures extends Pictures {
  constructor(private readonly pictures: Pictures) {
    super();
  }

  async clean(source: Source, mimeType: string): Promise<CleanPicture> {
    const content = await collect(source);
    const { width, height } = await sharp(content).metadata();
    const still = { rotation: 0, durationMs: null, codec: null, frameRate: null, truncated: false };
    return { content, mimeType, width, height, ...still };
  }

  shrink(source: Source, width: ThumbnailWidth, format: ThumbnailFormat): Promise<Buffer> {
    return this.pictures.shrink(source, width, format);
  }
}
