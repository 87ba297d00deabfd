import { londonTimeAt } from '../../../contract/rules/london-time.js';
import { onboardingErrors } from './onboarding.errors.js';

/** Who has an account of their own is at least this old. */
export const adultYears = 18;

const oldestYears = 120;

/** Somebody born on 29 February comes of age on 1 March. */
const birthday = (dateOfBirth: string, years: number): string =>
  `${Number(dateOfBirth.slice(0, 4)) + years}${dateOfBirth.slice(4)}`;

const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
};

/**
 * @param dateOfBirth such as `1998-04-30`
 * @throws onboarding/too-young, onboarding/impossible-date-of-birth
 */
export function checkAdult(dateOfBirth: string, now: Date): void {
  const today = londonTimeAt(now).date;
  if (!isDay(dateOfBirth) || dateOfBirth > today || birthday(dateOfBirth, oldestYears) < today) {
    throw onboardingErrors.impossibleBirth();
  }
  if (birthday(dateOfBirth, adultYears) > today) throw onboardingErrors.tooYoung(adultYears);
}
