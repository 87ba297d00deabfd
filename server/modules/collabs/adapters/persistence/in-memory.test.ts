import { collabRepositoryContract } from '../../ports/collab.repository.contract.js';
import { offerRepositoryContract } from '../../ports/offer.repository.contract.js';
import { newId } from '../../../../shared/kernel/index.js';
import { checkInLinkRepositoryContract } from '../../ports/check-in-link.repository.contract.js';
import { doorVisitsContract } from '../../ports/door-visits.contract.js';
import { offerDefaultsRepositoryContract } from '../../ports/offer-defaults.repository.contract.js';
import { savedOffersContract } from '../../ports/saved-offers.contract.js';
import { slotRepositoryContract } from '../../ports/slot.repository.contract.js';
import { InMemoryCheckInLinkRepository } from './in-memory-check-in-link.repository.js';
import { InMemoryCollabRepository } from './in-memory-collab.repository.js';
import { InMemoryDoorVisits } from './in-memory-door-visits.js';
import { InMemoryOfferDefaultsRepository } from './in-memory-offer-defaults.repository.js';
import { InMemoryOfferRepository } from './in-memory-offer.repository.js';
import { InMemorySavedOffers } from './in-memory-saved-offers.js';
import { InMemorySlotRepository } from './in-memory-slot.repository.js';

const nothingToPrepare = async () => undefined;

describe('InMemoryCollabRepository', () => {
  let repository: InMemoryCollabRepository;
  beforeEach(() => void (repository = new InMemoryCollabRepository()));
  collabRepositoryContract(() => ({ repository, prepare: nothingToPrepare }));
});

describe('InMemorySlotRepository', () => {
  let repository: InMemorySlotRepository;
  beforeEach(() => void (repository = new InMemorySlotRepository()));
  slotRepositoryContract(() => ({ repository, prepare: nothingToPrepare, knows: nothingToPrepare }));
});

describe('InMemoryCheckInLinkRepository', () => {
  let repository: InMemoryCheckInLinkRepository;
  beforeEach(() => void (repository = new InMemoryCheckInLinkRepository()));
  checkInLinkRepositoryContract(() => repository);
});

describe('InMemoryDoorVisits', () => {
  let visits: InMemoryDoorVisits;
  beforeEach(() => void (visits = new InMemoryDoorVisits()));
  doorVisitsContract(() => ({
    visits,
    prepare: async (collab, guest, venueId) => visits.add(collab, { ...guest, venueId }),
  }));
});

describe('InMemorySavedOffers', () => {
  const saved = new InMemorySavedOffers();
  savedOffersContract(() => ({ saved, offer: async () => newId() }));
});

describe('InMemoryOfferRepository', () => {
  const repository = new InMemoryOfferRepository();
  offerRepositoryContract(() => repository);
});

describe('InMemoryOfferDefaultsRepository', () => {
  const repository = new InMemoryOfferDefaultsRepository();
  offerDefaultsRepositoryContract(() => repository);
});
