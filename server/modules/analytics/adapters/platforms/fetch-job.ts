import type { Logger } from '@nestjs/common';
import type { PlatformKeys } from '../../../../outside-config.js';
import type { Jobs } from '../../../../shared/jobs/jobs.js';
import { type CreatorsMetrics, type PlatformMetrics, PlatformsToAsk } from '../../ports/repositories.js';
import type { AskForScreenshots, FetchReadings } from '../../use-cases/fetch-readings.js';
import { InstagramMetrics, TikTokMetrics, YouTubeMetrics } from './platform-metrics.js';

/** Platforms for which the operator has configured keys. */
export class ConfiguredPlatformsToAsk extends PlatformsToAsk {
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

/** Every 15 minutes, fetches what is due if any platform is configured, and asks for what couldn't be fetched. */
export class FetchJob {
  constructor(
    jobs: Jobs,
    platforms: PlatformsToAsk,
    creators: CreatorsMetrics,
    fetchReadings: FetchReadings,
    ask: AskForScreenshots,
    log: Logger,
  ) {
    const isConfigured = platforms.all.length + creators.platforms.length > 0;
    jobs.every('*/15 * * * *', 'analytics.fetch-readings', async () => {
      const { faults } = isConfigured ? await fetchReadings.execute() : { faults: [] };
      await ask.execute();
      for (const fault of faults) log.warn(`Numbers of posts could not be asked for. ${fault}`);
    });
  }
}
