import { foodRiskGroups } from '../lists/attributes/personal.js';
import { labelOf, noneOfThese } from '../lists/option.js';
import type { Choice } from './choice.js';

/** Food risks, one word each; “none” is also an answer. */
export const riskGroupsInWords = ({ chosen, other }: Choice<string>): string[] => [
  ...chosen.map((id) => (id === noneOfThese.id ? 'No allergies' : labelOf(foodRiskGroups, id, id))),
  ...(other === null ? [] : [other]),
];

/** Said at the door and on the day sheet where a guest hasn’t answered. */
export const risksUnanswered = 'They haven’t answered about allergies yet. Please ask them.';
