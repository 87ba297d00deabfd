import { brandId, visitAt } from '../../../../test/support/collabs.js';
import { FixedClock } from '../../../../test/support/core.js';
import { capPenceOf } from '../../../contract/rules/bill.js';
import { checkInLinkRepositoryContract } from '../ports/check-in-links.contract.js';
import { visitsContract } from '../ports/visits.contract.js';
import { InMemoryCheckInLinkRepository, InMemoryVisits } from './in-memory-door.js';

describe('InMemoryCheckInLinkRepository', () => {
  let repository: InMemoryCheckInLinkRepository;
  beforeEach(() => void (repository = new InMemoryCheckInLinkRepository()));
  checkInLinkRepositoryContract(() => repository);
});

describe('InMemoryVisits', () => {
  const clock = new FixedClock(visitAt);
  let visits: InMemoryVisits;
  beforeEach(() => void (visits = new InMemoryVisits(brandId, clock)));
  visitsContract(() => ({
    visits,
    prepare: async ({ id, terms, note }, guest, venueId) => {
      const { venue, guests, title } = terms;
      const opensAt = new Date(visitAt.getTime() - 2 * 60 * 60 * 1_000);
      visits.add({
        collabId: id,
        venueId,
        venue,
        visitAt,
        opensAt,
        checkedInAt: null,
        ...guest,
        avatarPath: null,
        guests,
        title,
        note,
        handoffNote: '',
        capPence: capPenceOf(terms),
        bill: null,
      });
    },
  }));
});
