import { DomainError } from '../../../shared/kernel/index.js';

const fault = (field: string, sentence: string, code: string) =>
  new DomainError('invalid', code, sentence, { errors: { [field]: sentence } });

export const profileErrors = {
  brandNotFound: (id: string) =>
    new DomainError('not-found', 'profiles/brand-not-found', 'This brand doesn’t exist.', { id }),
  influencerNotFound: (name: string) =>
    new DomainError('not-found', 'profiles/influencer-not-found', 'This influencer doesn’t exist.', { name }),
  stale: (id: string) =>
    new DomainError(
      'conflict',
      'profiles/stale',
      'Someone else has just changed this profile. Reload, then try again.',
      {
        id,
      },
    ),
  changedMeanwhile: (id: string) =>
    new DomainError(
      'outdated',
      'profiles/changed-meanwhile',
      'Someone else has changed this since you opened it. Reload, then make your change again.',
      { id },
    ),
  handleTaken: (handle: string) =>
    new DomainError('conflict', 'profiles/handle-taken', `Another influencer already has the handle @${handle}.`, {
      errors: { handle: `Another influencer already has the handle @${handle}.` },
    }),
  handleUnclaimed: (handle: string) => {
    const sentence = `We already have a profile for @${handle} that nobody manages yet. If it’s yours, claim it.`;
    return new DomainError('conflict', 'profiles/handle-unclaimed', sentence, { errors: { handle: sentence } });
  },
  accountTaken: (platform: string, handle: string) => {
    const sentence = `Another profile has the account @${handle}. If it’s yours, please contact us.`;
    return new DomainError('conflict', 'profiles/account-taken', sentence, {
      errors: { [`accounts.${platform}.handle`]: sentence },
    });
  },
  wrongProfile: (errors: Readonly<Record<string, string>>) =>
    new DomainError('invalid', 'profiles/wrong-profile', Object.values(errors)[0] ?? 'We can’t save this.', {
      errors,
    }),
  noSuchFile: (field: string) =>
    fault(field, 'This file no longer exists. Please upload it again.', 'profiles/no-such-file'),
  pictureNeeded: () => fault('avatar', 'A profile picture must be a picture.', 'profiles/picture-needed'),
  notStaff: () => new DomainError('forbidden', 'profiles/not-staff', 'Your staff role doesn’t allow this.'),
  nameDiffers: (name: string) => fault('name', `Please type the name exactly: ${name}`, 'profiles/name-differs'),
  alreadyDeleted: () => new DomainError('conflict', 'profiles/already-deleted', 'This has already been deleted.'),
  notDeleted: () => new DomainError('not-found', 'profiles/not-deleted', 'Nothing with this id has been deleted.'),
  tooLateToRestore: () =>
    new DomainError(
      'conflict',
      'profiles/too-late-to-restore',
      'This can’t be restored any more: it was deleted over 30 days ago.',
    ),
  wrongStageMove: (from: string, to: string) =>
    fault('reason', `Moving from ${from} to ${to} is unusual. Please give a reason.`, 'profiles/reason-needed'),
  setByPayment: () =>
    new DomainError(
      'conflict',
      'profiles/stage-set-by-payment',
      'A brand becomes Subscribed when it pays for a plan. You can’t set this by hand.',
    ),
  rowRefused: (why: string) => new DomainError('conflict', 'profiles/row-refused', why),
};

/** Another profile has this account on Instagram, TikTok or YouTube. */
export const isAccountTaken = (fault: unknown): boolean =>
  fault instanceof DomainError && fault.code === profileErrors.accountTaken('', '').code;
