import { DomainError } from '../../../shared/kernel/index.js';

const atField = (kind: 'invalid' | 'conflict', field: string, sentence: string, code: string) =>
  new DomainError(kind, code, sentence, { errors: { [field]: sentence } });

export const listErrors = {
  notFound: (id: string) =>
    new DomainError('not-found', 'profiles/list-not-found', 'This list does not exist.', { id }),
  stale: (id: string) =>
    new DomainError('conflict', 'profiles/list-stale', 'Someone else has just changed this list. Please look again.', {
      id,
    }),
  nameTaken: (name: string) =>
    atField('conflict', 'name', `There is a list called “${name}” already.`, 'profiles/list-name-taken'),
  tooMany: (limit: number) =>
    new DomainError(
      'conflict',
      'profiles/too-many-lists',
      `A brand can keep at most ${limit} lists. Please remove one first.`,
      { limit },
    ),
  full: (limit: number) =>
    new DomainError('conflict', 'profiles/list-full', `A list takes at most ${limit} influencers.`, { limit }),
  influencerNotFound: (id: string) =>
    new DomainError('not-found', 'profiles/influencer-not-found', 'This influencer does not exist.', { name: id }),
  notStaff: () => new DomainError('forbidden', 'profiles/not-staff', 'Only staff who may change things can do this.'),
  notOnList: () => new DomainError('not-found', 'profiles/not-on-list', 'This influencer is not on the list.'),
  linkNotFound: () =>
    new DomainError('not-found', 'profiles/list-link-not-found', 'This link leads nowhere. It may have expired.'),
  tooManyLinks: (limit: number) =>
    new DomainError(
      'conflict',
      'profiles/too-many-list-links',
      `A list can have at most ${limit} links. Please take one back first.`,
      { limit },
    ),
};
