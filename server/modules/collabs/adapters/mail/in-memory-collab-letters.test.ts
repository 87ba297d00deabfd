import { collabLettersContract } from '../../ports/collab-letters.contract.js';
import { InMemoryCollabLetters } from './in-memory-collab-letters.js';

describe('InMemoryCollabLetters', () => {
  let letters: InMemoryCollabLetters;
  beforeEach(() => void (letters = new InMemoryCollabLetters()));
  collabLettersContract(() => ({
    letters,
    told: async () =>
      letters.told.flatMap(({ news: { kind }, collabId, sides }) => sides.map((side) => ({ kind, collabId, side }))),
  }));
});
