import { collabRepositoryContract, foodRiskAnswersContract } from '../../ports/repositories.contract.js';
import { InMemoryFoodRiskAnswers, InMemoryCollabRepository } from './in-memory-repositories.js';

const nothingToPrepare = async () => undefined;

describe('InMemoryCollabRepository', () => {
  let repository: InMemoryCollabRepository;
  beforeEach(() => void (repository = new InMemoryCollabRepository()));
  collabRepositoryContract(() => ({ repository, prepare: nothingToPrepare }));
});

describe('InMemoryFoodRiskAnswers', () => {
  let collabs: InMemoryCollabRepository;
  let answers: InMemoryFoodRiskAnswers;
  beforeEach(() => {
    collabs = new InMemoryCollabRepository();
    answers = new InMemoryFoodRiskAnswers(collabs);
  });
  foodRiskAnswersContract(() => ({ answers, prepare: async (collab) => void (await collabs.save(collab)) }));
});
