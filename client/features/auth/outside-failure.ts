import { signInMessage } from '../../../server/contract/rules/constants';

type Facts = Readonly<{ label: string; supportEmail: string }>;

const sentences: Readonly<Record<string, (facts: Facts) => string>> = {
  'provider-away': ({ label }) =>
    `We cannot reach ${label} at the moment. Please sign in with an e-mail link or a password.`,
  'email-not-verified': ({ label }) =>
    `${label} has not verified your e-mail address. Please verify it there, or sign in with an e-mail link.`,
  'user-not-found': ({ label }) =>
    `There is no account here for your e-mail address at ${label}. Please join first, or ask to be invited.`,
  'user-disabled': ({ supportEmail }) => signInMessage('user-disabled', supportEmail),
  'other-subject': ({ label }) =>
    `Your e-mail address already signs in with another account at ${label}. Please use that one, or an e-mail link.`,
};

/** Why a sign-in at the provider led nowhere. `slug` is the last part of the problem's code. */
export const outsideFailure = (slug: string, facts: Facts): string =>
  Object.hasOwn(sentences, slug)
    ? sentences[slug]!(facts)
    : `The sign-in with ${facts.label} did not succeed. Please try again.`;
