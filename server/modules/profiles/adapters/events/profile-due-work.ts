import type { EventBus } from '../../../../shared/events/index.js';
import type { Jobs } from '../../../../shared/jobs/jobs.js';
import type { Clock, DomainEvent } from '../../../../shared/kernel/index.js';
import type { DueWork } from '../../../../shared/time/index.js';
import type { FollowEmail } from '../../use-cases/change-brands.js';
import type { EraseDeletedProfiles } from '../../use-cases/delete-profile.js';
import type { Duplicates } from '../queries/duplicates.js';

/** Scheduled work of profiles. */
export class ProfileDueWork {
  constructor(erase: EraseDeletedProfiles, due: DueWork) {
    due.add('profiles.erase-deleted', (now) => erase.execute(now));
  }
}

/** How profiles react to other modules' events. */
export class ProfileSubscriptions {
  constructor(bus: EventBus, follow: FollowEmail) {
    bus.subscribe({
      id: 'profiles.follow-email',
      hears: ['user.email-changed', 'user.email-restored'],
      handle: ({ aggregate }: DomainEvent) => follow.execute(aggregate.id),
    });
  }
}

const everyNight = '41 3 * * *';

/** Looks for duplicate influencers at night. */
export class DuplicateSearch {
  constructor(jobs: Jobs, duplicates: Duplicates, clock: Clock) {
    jobs.every(everyNight, 'profiles.find-duplicates', async () => void (await duplicates.search(clock.now())));
  }
}
