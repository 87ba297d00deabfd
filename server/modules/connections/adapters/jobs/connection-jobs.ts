import type { Logger } from '@nestjs/common';
import type { Jobs } from '../../../../shared/jobs/jobs.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { ConnectionJourneys, ConnectionRepository, EndedGrants, PostWatches } from '../../ports/connections.js';
import type { SocialPlatforms } from '../../ports/social-platform.js';
import type { ReadAccounts, RefreshConnections, RevokeGrants, Round } from '../../use-cases/read-accounts.js';
import type { WatchPosts } from '../../use-cases/watch-posts.js';

const work = 'connections.work';

/** All that asks the platforms something, one after the other. */
export class ConnectionRounds {
  constructor(
    private readonly refresh: RefreshConnections,
    private readonly read: ReadAccounts,
    private readonly watch: WatchPosts,
    private readonly revoke: RevokeGrants,
    private readonly log: Logger,
  ) {}

  async execute(): Promise<void> {
    for (const round of [this.refresh, this.read, this.watch]) this.note(await round.execute());
    await this.revoke.execute();
  }

  private note({ faults }: Round): void {
    for (const fault of faults) this.log.warn(`A platform could not be read. ${fault}`);
  }
}

/** Every minute, orders a job if anything is due: platforms may take their time, and other deadlines don't wait. */
export class ConnectionJobs {
  constructor(
    jobs: Jobs,
    due: DueWork,
    journeys: ConnectionJourneys,
    private readonly platforms: SocialPlatforms,
    private readonly connections: ConnectionRepository,
    private readonly watches: PostWatches,
    private readonly grants: EndedGrants,
    rounds: ConnectionRounds,
  ) {
    due.add('connections.forget-journeys', (now) => journeys.forgetUntil(now));
    due.add('connections.order-work', async (now) => {
      if (await this.isAnythingDue(now)) await jobs.enqueue(work, {}, { key: work, queue: work });
      return 0;
    });
    jobs.handle(work, () => rounds.execute());
  }

  private async isAnythingDue(now: Date): Promise<boolean> {
    const { ids } = this.platforms;
    for (const what of ['refresh', 'read'] as const)
      if ((await this.connections.due(what, ids, now, 1)).length > 0) return true;
    return (await this.watches.isDue(now)) || (await this.grants.due(now, 1)).length > 0;
  }
}
