import { newId } from '../../../shared/kernel/index.js';
import {
  offerDefaultsRepositoryContract,
  offerRepositoryContract,
  savedOffersContract,
  slotRepositoryContract,
} from '../ports/repositories.contract.js';
import {
  InMemoryOfferDefaultsRepository,
  InMemoryOfferRepository,
  InMemorySavedOffers,
  InMemorySlotRepository,
} from './in-memory-offers.js';

const nothingToPrepare = async () => undefined;

describe('InMemorySlotRepository', () => {
  let repository: InMemorySlotRepository;
  beforeEach(() => void (repository = new InMemorySlotRepository()));
  slotRepositoryContract(() => ({ repository, prepare: nothingToPrepare, knows: nothingToPrepare }));
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
