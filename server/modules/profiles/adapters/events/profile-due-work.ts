import type { DueWork } from '../../../../shared/time/index.js';
import type { EraseDeletedProfiles } from '../../use-cases/delete-profile.js';

/** What becomes due in profiles as time passes. */
export class ProfileDueWork {
  constructor(erase: EraseDeletedProfiles, due: DueWork) {
    due.add('profiles.erase-deleted', (now) => erase.execute(now));
  }
}
