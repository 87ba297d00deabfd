import { filePathOf } from '../../../../contract/rules/file-path.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import { PromotedPictures } from '../../../media/index.js';
import type { AdRepository } from '../../ports/ad.repository.js';

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

  isShown(mediaId: string): Promise<boolean> {
    return this.ads.isPhoto(filePathOf(mediaId), this.clock.now());
  }
}
