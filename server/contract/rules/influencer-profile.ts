import { isDay } from './london-time.js';

/** Limits of an influencer's profile, shared by forms and the API. */
export const profileLimits = {
  bio: { max: 600 },
  caption: { max: 140 },
  portfolio: { max: 12 },
  away: { max: 20 },
  audienceCountries: { max: 5 },
  followers: { max: 2_000_000_000 },
  /** The maximum number of entries in an account's history. */
  history: { max: 60 },
} as const;

/** A profile's public, unique handle: lower case letters, digits, dots, hyphens and underscores. */
export const profileHandle = /^[a-z0-9._-]{2,50}$/;
export const profileHandleFault = 'A handle has 2 to 50 letters, digits, dots, hyphens or underscores.';

/** `@Jane.Eats ` is typed, `Jane.Eats` is meant. */
export const withoutAt = (typed: string): string => typed.trim().replace(/^@\s*/, '');

/** Whether an audience's percentages are consistent. */
export const sharesFault = (shares: readonly number[]): string | undefined => {
  if (shares.some((share) => !Number.isInteger(share) || share < 0 || share > 100))
    return 'Please enter whole numbers from 0 to 100.';
  return shares.reduce((sum, share) => sum + share, 0) > 100 ? 'Together these are more than 100 per cent.' : undefined;
};

/** The minimum age for an account. */
export const adultYears = 18;
const oldestYears = 120;

/** Someone born on 29 February comes of age on 1 March. */
const birthday = (dateOfBirth: string, years: number): string =>
  `${Number(dateOfBirth.slice(0, 4)) + years}${dateOfBirth.slice(4)}`;

/** Why this isn't a valid date of birth for an account; undefined when it is. `today` such as `2026-11-21`. */
export function birthFault(dateOfBirth: string, today: string): 'impossible' | 'too-young' | undefined {
  if (!isDay(dateOfBirth) || dateOfBirth > today || birthday(dateOfBirth, oldestYears) < today) return 'impossible';
  return birthday(dateOfBirth, adultYears) > today ? 'too-young' : undefined;
}

export const birthFaults = {
  impossible: 'Please enter your date of birth.',
  'too-young': `You must be ${adultYears} or older to have an account.`,
} as const;
