import { collabRepositoryContract, foodRiskAnswersContract } from '../../ports/repositories.contract.js';
import { InMemoryCollabRepository } from './in-memory-collab.repository.js';
import { InMemoryFoodRiskAnswers } from './in-memory-food-risk-answers.js';

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
