/** Sign-in requires more than 3 characters; setting a password has stricter rules. */
export const signInPasswordMinLength = 4;
export const newPasswordLength = { min: 8, max: 256 } as const;

/** For how many days a deleted brand or influencer can be restored. */
export const restoreDays = 30;

/** A session's idle timeout and absolute timeout, in days. */
export const sessionDays = { idle: 7, absolute: 30 } as const;

/** How long after a link, password or code a session may do destructive actions. */
export const freshProofMinutes = 10;

/** Milliseconds. */
export const toastDuration = { default: 5_000, success: 3_000 } as const;

/** The picker opens only with at least this many linked profiles. */
export const profileSwitcherMinProfiles = 2;
export const choiceDefaultMax = 1;
export const maxSlugLength = 50;

/** Requirements on every piece of content unless the brand waives them. */
export const goldenRules = [
  { id: 'creator-on-screen', text: 'Content must feature the creator for at least 5 seconds.', minSeconds: 5 },
  { id: 'full-hd', text: 'Video must be at least 1080p.', minShorterSidePixels: 1_080 },
] as const;

/** If `response` is null, no response time is promised. */
export const supportChannels = [
  { id: 'whatsapp', label: 'WhatsApp', response: 'under 1 hour' },
  { id: 'instagram-dm', label: 'Instagram DM', response: 'within 1 working day' },
  { id: 'sms', label: 'SMS', response: 'under 6 hours' },
  { id: 'live-chat', label: 'Live chat', response: null },
] as const;

/** Times in milliseconds; rates from 0 to 1. */
export const sessionReplay = {
  flushMin: 5_000,
  flushMax: 5_500,
  maxDuration: 3_600_000,
  sessionSampleRate: 0.1,
  errorSampleRate: 1,
  traceSampleRate: 1,
} as const;

/** Local storage keys. The admin mode is a display hint and grants no access. */
export const storageKeys = {
  profileUid: 'currentProfileUID',
  profileType: 'currentProfileType',
  emailForSignIn: 'emailForSignIn',
  adminMode: 'adminMode',
} as const;

export const guestProfile = { name: 'Guest User', slug: 'guest', type: 'guest', uid: 'guest' } as const;

/** The error catalogue, word for word. */
export const messages = {
  invalidLoginDetails: 'Please ensure that you have entered valid details.',
  invalidEmailOnBlur: 'Please enter a valid email address.',
  checkoutFailed: 'Something went wrong! Please contact your account manager.',
  copied: 'Copied to clipboard!',
  copyFailed: 'Failed to copy text.',
  invalidDate: 'Invalid date format',
  featureUnavailable: 'This feature has not been unlocked or is unavailable on your account.',
  loginSuccessful: 'Login Successful',
  updatingSession: 'Updating session..',
} as const;
