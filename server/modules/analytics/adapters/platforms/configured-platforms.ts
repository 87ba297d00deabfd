import type { PlatformKeys } from '../../../../config.js';
import { type PlatformMetrics, PlatformsToAsk } from '../../ports/platform-metrics.js';
import { InstagramMetrics } from './instagram-metrics.js';
import { TikTokMetrics } from './tiktok-metrics.js';
import { YouTubeMetrics } from './youtube-metrics.js';

/** Those for which the operator has given keys. */
export class ConfiguredPlatforms extends PlatformsToAsk {
  readonly all: readonly PlatformMetrics[];

  constructor({ instagram, tiktok, youtube, standIn }: PlatformKeys) {
    super();
    this.all = [
      ...(instagram ? [new InstagramMetrics(instagram, standIn)] : []),
      ...(tiktok ? [new TikTokMetrics(tiktok, standIn)] : []),
      ...(youtube ? [new YouTubeMetrics(youtube.key, standIn)] : []),
    ];
  }
}
