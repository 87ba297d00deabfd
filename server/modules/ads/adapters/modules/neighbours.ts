import { filePathOf } from '../../../../contract/rules/file-path.js';
import type { Actor, Clock } from '../../../../shared/kernel/index.js';
import { type MediaApi, PromotedPictures } from '../../../media/index.js';
import type { ProfilesApi } from '../../../profiles/index.js';
import type { Reader } from '../../domain/ad.js';
import type { AdRepository } from '../../ports/ads.js';
import { AdFiles, Readers } from '../../ports/neighbours.js';

/** Staff's uploads belong to the person. */
export class MediaAdFiles extends AdFiles {
  constructor(private readonly media: MediaApi) {
    super();
  }

  async kindOf({ userId, profile }: Actor, mediaId: string): Promise<'image' | 'video' | null> {
    return (await this.media.ownedBy(mediaId, profile?.uid ?? userId))?.kind ?? null;
  }
}

export class ProfileReaders extends Readers {
  constructor(private readonly profiles: ProfilesApi) {
    super();
  }

  async get({ profile }: Actor): Promise<Pick<Reader, 'city' | 'followers'>> {
    if (profile?.type !== 'influencer') return { city: null, followers: null };
    const { city, followers } = await this.profiles.influencerCard(profile.uid);
    return { city, followers };
  }

  async isComplete({ profile }: Actor): Promise<boolean | null> {
    if (profile?.type !== 'influencer') return null;
    return (await this.profiles.influencerStrength(profile.uid)) === 100;
  }
}

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
