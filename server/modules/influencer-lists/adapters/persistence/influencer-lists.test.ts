import { listLinksContract, influencerListRepositoryContract } from '../../ports/repositories.contract.js';
import { InMemoryInfluencerListRepository, InMemoryListLinks } from './in-memory-lists.js';

describe('influencer lists in memory', () => {
  const lists = new InMemoryInfluencerListRepository();
  const links = new InMemoryListLinks(lists);
  describe('lists of influencers', () => influencerListRepositoryContract(() => lists));
  describe('links to lists', () =>
    listLinksContract(
      () => links,
      () => lists,
    ));
});
