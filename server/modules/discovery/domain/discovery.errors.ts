import { DomainError } from '../../../shared/kernel/index.js';

export const discoveryErrors = {
  influencerNotFound: (id: string) =>
    new DomainError('not-found', 'discovery/influencer-not-found', 'This influencer isn’t in the browser.', { id }),
  badCursor: () =>
    new DomainError(
      'invalid',
      'discovery/bad-cursor',
      'This page belongs to a different sort order. Please start from the first page.',
      {
        errors: { after: 'This page belongs to a different sort order. Please start from the first page.' },
      },
    ),
  searchNotFound: (id: string) =>
    new DomainError('not-found', 'discovery/search-not-found', 'This saved search doesn’t exist.', { id }),
  searchNameTaken: (name: string) =>
    new DomainError('conflict', 'discovery/search-name-taken', `There’s already a saved search called “${name}”.`, {
      name,
      errors: { name: 'There’s already a saved search with this name.' },
    }),
  searchStale: (id: string) =>
    new DomainError(
      'conflict',
      'discovery/search-stale',
      'Someone else has just changed this search. Reload, then try again.',
      { id },
    ),
  tooManySearches: (limit: number) =>
    new DomainError(
      'conflict',
      'discovery/too-many-searches',
      `A brand can keep up to ${limit} searches. Please remove one first.`,
      { limit },
    ),
  offerNotFound: (id: string) =>
    new DomainError('not-found', 'discovery/offer-not-found', 'This offer doesn’t exist.', { id }),
  targetingStale: () =>
    new DomainError(
      'conflict',
      'discovery/targeting-stale',
      'Someone else has just changed this. Reload, then try again.',
    ),
  protectedList: (list: string) =>
    new DomainError('invalid', 'discovery/protected-list', 'We only use this if you ask for it and say why.', {
      list,
      errors: { wanted: 'We only use this if you ask for it and say why.' },
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
    new DomainError('invalid', 'discovery/too-much-wanted', `Please choose up to ${limit} options in total.`, {
      limit,
      errors: { wanted: `Please choose up to ${limit} options in total.` },
    }),
};
