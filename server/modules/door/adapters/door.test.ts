import { brandId, visitAt } from '../../../../test/support/collabs.js';
import { aDoorVisit } from '../../../../test/support/door.js';
import { FixedClock } from '../../../../test/support/core.js';
import { newId } from '../../../shared/kernel/index.js';
import { capPenceOf } from '../../../contract/rules/bill.js';
import { checkInLinkRepositoryContract } from '../ports/check-in-links.contract.js';
import { doorActionsContract } from '../ports/door-actions.contract.js';
import { visitsContract } from '../ports/visits.contract.js';
import { InMemoryCheckInLinkRepository, InMemoryDoorActions, InMemoryVisits } from './in-memory-door.js';

describe('InMemoryCheckInLinkRepository', () => {
  let repository: InMemoryCheckInLinkRepository;
  beforeEach(() => void (repository = new InMemoryCheckInLinkRepository()));
  checkInLinkRepositoryContract(() => repository);
});

describe('InMemoryDoorActions', () => {
  let actions: InMemoryDoorActions;
  beforeEach(() => void (actions = new InMemoryDoorActions()));
  doorActionsContract(() => ({ actions, collabId: async () => newId() }));
});

describe('InMemoryVisits', () => {
  const clock = new FixedClock(visitAt);
  let visits: InMemoryVisits;
  beforeEach(() => void (visits = new InMemoryVisits(brandId, clock)));
  visitsContract(() => ({
    visits,
    prepare: async ({ id, terms, note }, guest, venueId) => {
      const { venue, guests, title, gives } = terms;
      visits.add({
        ...aDoorVisit(),
        ...guest,
        collabId: id,
        venueId,
        venue,
        guests,
        title,
        included: gives,
        note,
        handoffNote: '',
        capPence: capPenceOf(terms),
      });
    },
  }));
});
