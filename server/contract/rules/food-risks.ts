import { foodRiskGroups } from '../lists/attributes/personal.js';
import { labelOf, noneOfThese } from '../lists/option.js';
import type { Choice } from './choice.js';

/** Food risks, one word each; “none” is also an answer. */
export const riskGroupsInWords = ({ chosen, other }: Choice<string>): string[] => [
  ...chosen.map((id) => (id === noneOfThese.id ? 'No allergies' : labelOf(foodRiskGroups, id, id))),
  ...(other === null ? [] : [other]),
];

/** At the door and on the day sheet where a guest hasn’t answered: what to do, and nothing about the guest. */
export const risksUnanswered = 'Please ask them about allergies.';

/** Food risks of a party, as a brand may see them until they are over. */
type ShownRisks = Readonly<{
  open: boolean;
  until: Date | string | null;
  own: Choice<string> | null;
  guests: readonly unknown[];
}>;

/** Whether the creator has said nothing about food risks, so that the people who serve have to ask. */
export const isUnanswered = ({ open, own }: Pick<ShownRisks, 'open' | 'own'>): boolean => open && own === null;

/** What the people who serve have to ask a party that may bring so many guests; null if everyone has answered. */
export function risksToAsk(risks: Pick<ShownRisks, 'open' | 'own' | 'guests'>, mayBring: number): string | null {
  if (isUnanswered(risks)) return risksUnanswered;
  const { open, guests } = risks;
  if (!open || guests.length >= mayBring) return null;
  return `If they bring ${guests.length === 0 ? 'a guest' : 'more guests'}, ask them about allergies.`;
}

/** What may be shown at this time: nothing once the brand has no need to know, also of what was fetched before. */
export const risksAt = <Risks extends ShownRisks>(risks: Risks, now: Date): Risks =>
  risks.until !== null && now >= new Date(risks.until) ? { ...risks, open: false, own: null, guests: [] } : risks;
