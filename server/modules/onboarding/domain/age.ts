import { adultYears, birthFault } from '../../../contract/rules/influencer-profile.js';
import { londonTimeAt } from '../../../contract/rules/london-time.js';
import { onboardingErrors } from './onboarding.errors.js';

/**
 * @param dateOfBirth such as `1998-04-30`
 * @throws onboarding/too-young, onboarding/impossible-date-of-birth
 */
export function checkAdult(dateOfBirth: string, now: Date): void {
  const fault = birthFault(dateOfBirth, londonTimeAt(now).date);
  if (fault === 'impossible') throw onboardingErrors.impossibleBirth();
  if (fault === 'too-young') throw onboardingErrors.tooYoung(adultYears);
}
