import type { Jobs } from '../../../../shared/jobs/index.js';
import type { Clock } from '../../../../shared/kernel/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { EraseDeletedProfiles } from '../../use-cases/delete-profile.js';
import type { Duplicates } from '../queries/duplicates.js';

/** What becomes due in profiles as time passes. */
export class ProfileDueWork {
  constructor(erase: EraseDeletedProfiles, due: DueWork) {
    due.add('profiles.erase-deleted', (now) => erase.execute(now));
  }
}

const everyNight = '41 3 * * *';

/** Looks for influencers whom we have twice, while nobody works. */
export class DuplicateSearch {
  constructor(jobs: Jobs, duplicates: Duplicates, clock: Clock) {
    jobs.every(everyNight, 'profiles.find-duplicates', async () => void (await duplicates.search(clock.now())));
  }
}
