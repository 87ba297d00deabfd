import { foodRiskGroups } from '../lists/attributes/personal.js';
import { labelOf, noneOfThese } from '../lists/option.js';
import type { Choice } from './choice.js';

/** What someone must not be served, a word for each; that there is nothing is an answer too. */
export const riskGroupsInWords = ({ chosen, other }: Choice<string>): string[] => [
  ...chosen.map((id) => (id === noneOfThese.id ? 'No allergies' : labelOf(foodRiskGroups, id, id))),
  ...(other === null ? [] : [other]),
];
