import type { Jobs } from '../../../../shared/jobs/index.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import type { Duplicates } from '../queries/duplicates.js';

const everyNight = '41 3 * * *';

/** Looks for influencers whom we have twice, while nobody works. */
export class DuplicateSearch {
  constructor(jobs: Jobs, duplicates: Duplicates, clock: Clock) {
    jobs.every(everyNight, 'profiles.find-duplicates', async () => void (await duplicates.search(clock.now())));
  }
}
