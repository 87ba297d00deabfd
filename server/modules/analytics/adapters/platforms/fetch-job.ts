import type { Logger } from '@nestjs/common';
import type { Jobs } from '../../../../shared/jobs/index.js';
import type { PlatformsToAsk } from '../../ports/platform-metrics.js';
import type { FetchReadings } from '../../use-cases/fetch-readings.js';

/** Asks for what is due every quarter of an hour, where there is anybody to ask. */
export class FetchJob {
  constructor(jobs: Jobs, platforms: PlatformsToAsk, fetchReadings: FetchReadings, log: Logger) {
    if (platforms.all.length === 0) return;
    jobs.every('*/15 * * * *', 'analytics.fetch-readings', async () => {
      const { faults } = await fetchReadings.execute();
      for (const fault of faults) log.warn(`Numbers of posts could not be asked for. ${fault}`);
    });
  }
}
