import * as constants from './constants.js';
import { queryLimits } from '../../shared/http/page.dto.js';
import { signInMessage } from './sign-in-message.js';

test('R107, R122, R423: signing in takes 4 characters, a new password needs 8', () => {
  expect(constants.signInPasswordMinLength).toBe(4);
  expect(constants.newPasswordLength.min).toBe(8);
});

test('R202, R203: toasts last 5 seconds, those of success 3', () => {
  expect(constants.toastDuration).toEqual({ default: 5_000, success: 3_000 });
});

test('R363, R372, R422: defaults of choice, slug and profile switcher', () => {
  expect(constants.choiceDefaultMax).toBe(1);
  expect(constants.maxSlugLength).toBe(50);
  expect(constants.profileSwitcherMinProfiles).toBe(2);
});

test('R386, R387: 50 rows by default, 100 at most, 1,000 for staff', () => {
  expect(queryLimits).toEqual({ default: 50, max: 100, staffMax: 1_000 });
});

test('R409, R410: the golden rules', () => {
  expect(constants.goldenRules.map(({ text }) => text)).toEqual([
    'Content must feature the creator for at least 5 seconds.',
    'Video must be at least 1080p.',
  ]);
});

test('R6, R7, R414-R416: four support channels; live chat promises no time', () => {
  expect(constants.supportChannels.map(({ label, response }) => [label, response])).toEqual([
    ['WhatsApp', 'under 1 hour'],
    ['Instagram DM', 'within 1 working day'],
    ['SMS', 'under 6 hours'],
    ['Live chat', null],
  ]);
});

test('R417-R421: session replay', () => {
  expect(constants.sessionReplay).toEqual({
    flushMin: 5_000,
    flushMax: 5_500,
    maxDuration: 60 * 60 * 1_000,
    sessionSampleRate: 0.1,
    errorSampleRate: 1,
    traceSampleRate: 1,
  });
});

test('R268, R270-R274: the guest, and the keys of local storage', () => {
  expect(constants.guestProfile).toEqual({ name: 'Guest User', slug: 'guest', type: 'guest', uid: 'guest' });
  expect(Object.values(constants.storageKeys)).toEqual([
    'currentProfileUID',
    'currentProfileType',
    'emailForSignIn',
    'adminMode',
  ]);
});

const support = 'support@tastemaker.test';

test.each([
  [
    'R109',
    'wrong-password',
    "Incorrect account password! Please check your details and try again, or select 'Having trouble logging in?' below.",
  ],
  [
    'R110',
    'user-not-found',
    "No account found with this email. Please check your email or sign up if you're a new user.",
  ],
  ['R111', 'invalid-email', 'The email address entered is not valid. Please check and try again.'],
  ['R112', 'too-many-requests', 'Too many failed attempts. Please try again later or reset your password.'],
  ['R113, R116', 'user-disabled', `This account has been disabled. Please contact support at ${support}.`],
  ['R114, R116', 'unavailable', `Login Failed! Please check your password or contact ${support}.`],
  ['R114', 'constructor', `Login Failed! Please check your password or contact ${support}.`],
])('%s: %s', (_, failure, text) => expect(signInMessage(failure, support)).toBe(text));

test('R116: an address with a dollar sign is kept as it is', () => {
  expect(signInMessage('user-disabled', "a$'b@c.de")).toContain("support at a$'b@c.de.");
});

test('R90, R106, R128, R167, R196, R205, R206, R225, R384: the fixed texts', () => {
  expect(Object.values(constants.messages)).toEqual([
    'Please ensure that you have entered valid details.',
    'Please enter a valid email address.',
    'Something went wrong! Please contact your account manager.',
    'Copied to clipboard!',
    'Failed to copy text.',
    'Invalid date format',
    'This feature has not been unlocked or is unavailable on your account.',
    'Login Successful',
    'Updating session..',
  ]);
});
