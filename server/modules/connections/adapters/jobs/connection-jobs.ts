import type { Logger } from '@nestjs/common';
import type { Jobs } from '../../../../shared/jobs/jobs.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { ConnectionJourneys } from '../../ports/connections.js';
import type { SocialPlatforms } from '../../ports/social-platform.js';
import type { ReadAccounts, RefreshConnections, Round } from '../../use-cases/read-accounts.js';

/** Every 15 minutes, refreshes and reads what is due, if any platform is configured. */
export class ConnectionJobs {
  constructor(
    jobs: Jobs,
    due: DueWork,
    platforms: SocialPlatforms,
    journeys: ConnectionJourneys,
    refresh: RefreshConnections,
    read: ReadAccounts,
    private readonly log: Logger,
  ) {
    due.add('connections.forget-journeys', (now) => journeys.forgetUntil(now));
    if (platforms.all.length === 0) return;
    jobs.every('*/15 * * * *', 'connections.refresh', async () => this.note(await refresh.execute()));
    jobs.every('7-59/15 * * * *', 'connections.read-accounts', async () => this.note(await read.execute()));
  }

  private note({ faults }: Round): void {
    for (const fault of faults) this.log.warn(`A connected account could not be read. ${fault}`);
  }
}
