import { collabRepositoryContract } from '../../ports/collab.repository.contract.js';
import { offerRepositoryContract } from '../../ports/offer.repository.contract.js';
import { slotRepositoryContract } from '../../ports/slot.repository.contract.js';
import { InMemoryCollabRepository } from './in-memory-collab.repository.js';
import { InMemoryOfferRepository } from './in-memory-offer.repository.js';
import { InMemorySlotRepository } from './in-memory-slot.repository.js';

const nothingToPrepare = async () => undefined;

describe('InMemoryCollabRepository', () => {
  let repository: InMemoryCollabRepository;
  beforeEach(() => void (repository = new InMemoryCollabRepository()));
  collabRepositoryContract(() => ({ repository, prepare: nothingToPrepare }));
});

describe('InMemorySlotRepository', () => {
  const repository = new InMemorySlotRepository();
  slotRepositoryContract(() => ({ repository, prepare: nothingToPrepare }));
});

describe('InMemoryOfferRepository', () => {
  const repository = new InMemoryOfferRepository();
  offerRepositoryContract(() => repository);
});
