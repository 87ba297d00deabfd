import { DomainError } from '../../../shared/kernel/index.js';

const fault = (field: string, sentence: string, code: string) =>
  new DomainError('invalid', code, sentence, { errors: { [field]: sentence } });

export const profileErrors = {
  brandNotFound: (id: string) =>
    new DomainError('not-found', 'profiles/brand-not-found', 'This brand does not exist.', { id }),
  influencerNotFound: (name: string) =>
    new DomainError('not-found', 'profiles/influencer-not-found', 'This influencer does not exist.', { name }),
  stale: (id: string) =>
    new DomainError('conflict', 'profiles/stale', 'Someone else has just changed this profile. Please look again.', {
      id,
    }),
  handleTaken: (handle: string) =>
    new DomainError('conflict', 'profiles/handle-taken', `Another influencer already has the handle @${handle}.`, {
      errors: { handle: `Another influencer already has the handle @${handle}.` },
    }),
  notStaff: () => new DomainError('forbidden', 'profiles/not-staff', 'Only staff who may change things can do this.'),
  wrongStageMove: (from: string, to: string) =>
    fault(
      'reason',
      `Going from ${from} to ${to} is out of the ordinary: please give a reason.`,
      'profiles/reason-needed',
    ),
  setByPayment: () =>
    new DomainError(
      'conflict',
      'profiles/stage-set-by-payment',
      'A brand becomes Subscribed by paying; nobody sets it by hand.',
    ),
  rowRefused: (why: string) => new DomainError('conflict', 'profiles/row-refused', why),
  platformNeeded: () =>
    new DomainError(
      'invalid',
      'profiles/platform-needed',
      'The headers do not say which platform this is: please give --platform.',
    ),
  columnNeeded: (field: string) =>
    new DomainError(
      'invalid',
      'profiles/column-needed',
      `No column looks like the ${field}: please give --map ${field}=NUMBER.`,
    ),
  noSuchColumn: (field: string, column: string) =>
    new DomainError('invalid', 'profiles/no-such-column', `There is no column ${column} for ${field} in this file.`),
  unreadableFile: (why: string) => new DomainError('invalid', 'profiles/unreadable-file', why),
};
