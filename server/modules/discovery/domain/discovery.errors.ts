import { DomainError } from '../../../shared/kernel/index.js';

export const discoveryErrors = {
  influencerNotFound: (id: string) =>
    new DomainError('not-found', 'discovery/influencer-not-found', 'This influencer is not in the browser.', { id }),
  badCursor: () =>
    new DomainError('invalid', 'discovery/bad-cursor', 'This page belongs to another order. Please begin again.', {
      errors: { after: 'This page belongs to another order. Please begin again.' },
    }),
  searchNotFound: (id: string) =>
    new DomainError('not-found', 'discovery/search-not-found', 'This saved search does not exist.', { id }),
  searchNameTaken: (name: string) =>
    new DomainError('conflict', 'discovery/search-name-taken', `There is a saved search named “${name}” already.`, {
      name,
      errors: { name: 'There is a saved search of this name already.' },
    }),
  searchStale: (id: string) =>
    new DomainError(
      'conflict',
      'discovery/search-stale',
      'Someone else has just changed this search. Please look again.',
      { id },
    ),
  tooManySearches: (limit: number) =>
    new DomainError(
      'conflict',
      'discovery/too-many-searches',
      `A brand can keep at most ${limit} searches. Please remove one first.`,
      { limit },
    ),
  offerNotFound: (id: string) =>
    new DomainError('not-found', 'discovery/offer-not-found', 'This offer does not exist.', { id }),
  targetingStale: () =>
    new DomainError('conflict', 'discovery/targeting-stale', 'Someone else has just changed this. Please look again.'),
  protectedList: (list: string) =>
    new DomainError('invalid', 'discovery/protected-list', 'This counts only when you ask for it and say why.', {
      list,
      errors: { wanted: 'This counts only when you ask for it and say why.' },
    }),
  protectedWord: (word: string, list: string) => {
    const message = `“${word}” says something about a person. Choose it under “${list}”, and say why.`;
    return new DomainError('invalid', 'discovery/protected-word', message, { word, errors: { words: message } });
  },
  reasonNeeded: (least: number) =>
    new DomainError('invalid', 'discovery/reason-needed', `Please say why, in ${least} characters or more.`, {
      errors: { protectedWishes: `Please say why, in ${least} characters or more.` },
    }),
  tooMuchWanted: (limit: number) =>
    new DomainError('invalid', 'discovery/too-much-wanted', `Please choose at most ${limit} options in all.`, {
      limit,
      errors: { wanted: `Please choose at most ${limit} options in all.` },
    }),
};
