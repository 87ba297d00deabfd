import { filePathOf } from '../../../../contract/rules/file-path.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import { PromotedPictures } from '../../../media/index.js';
import type { AdRepository } from '../../ports/ads.js';

/** The photos of ads. */
export class AdPictures extends PromotedPictures {
  constructor(
    private readonly ads: AdRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  isUsed(mediaId: string): Promise<boolean> {
    return this.ads.isPhoto(filePathOf(mediaId));
  }

  async among(mediaIds: readonly string[]): Promise<ReadonlySet<string>> {
    const photos = new Set(await this.ads.photosAmong(mediaIds.map(filePathOf)));
    return new Set(mediaIds.filter((id) => photos.has(filePathOf(id))));
  }

  isShown(mediaId: string): Promise<boolean> {
    return this.ads.isPhoto(filePathOf(mediaId), this.clock.now());
  }
}
