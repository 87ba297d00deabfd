import { attributeLists } from '../../../contract/lists/index.js';
import { type Choice, choiceFault, isEmptyChoice, tidyChoice } from '../../../contract/rules/choice.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { type Collab, sideOf } from './collab.js';
import { collabErrors } from './collab.errors.js';
import { hoursAfter, limits } from './timings.js';

/** Food risks of a guest, and the name by which the venue knows them. */
export type GuestRisks = Choice<string> & Readonly<{ name: string }>;

/** What an influencer tells a venue before the visit, about themselves and their guests. */
export type ToldRisks = Readonly<{ own: Choice<string>; guests: readonly GuestRisks[] }>;

/** The part stored with the Collab; the influencer's own food risks are in their profile. */
export type FoodRiskAnswer = Readonly<{ collabId: string; guests: readonly GuestRisks[]; toldAt: Date }>;

/** When the brand no longer needs to know the food risks; null until a time is agreed. */
export const visitEndsAt = ({ visitAt }: Pick<Collab, 'visitAt'>): Date | null =>
  visitAt && hoursAfter(visitAt, limits.visitHours);

/** The fields of a Collab that decide whether its brand is about to serve someone. */
export type Served = Pick<
  Collab,
  'id' | 'influencerId' | 'outcome' | 'terms' | 'deliverTo' | 'checkedInAt' | 'visitAt'
>;

/**
 * Whether the brand is about to serve them: from booking to the end of the visit, or from address to arrival for a
 * parcel.
 */
export function mayKnowFoodRisks(collab: Served, now: Date): boolean {
  if (collab.outcome !== 'open') return false;
  if (collab.terms.shipped) return collab.deliverTo !== null && collab.checkedInAt === null;
  const end = visitEndsAt(collab);
  return end !== null && now < end;
}

/**
 * Validates and tidies the influencer's answer.
 * @throws collabs/not-your-move, collabs/food-risks-closed, collabs/wrong-food-risks
 */
export function answerFoodRisks(collab: Collab, told: ToldRisks, actor: Actor, now: Date): FoodRiskAnswer {
  if (sideOf(collab, actor) !== 'influencer') throw collabErrors.notYourMove('tell-food-risks');
  if (!mayKnowFoodRisks(collab, now)) throw collabErrors.foodRisksClosed();
  const faults = faultsOf(told, collab.terms.guests);
  if (Object.keys(faults).length > 0) throw collabErrors.wrongFoodRisks(faults);
  const guests = told.guests.map(({ name, ...choice }) => ({ name: name.trim(), ...tidyChoice(choice) }));
  return { collabId: collab.id, guests, toldAt: now };
}

function faultsOf({ own, guests }: ToldRisks, guestsAllowed: number): Record<string, string> {
  const faults: Record<string, string | undefined> = {
    own: riskFault(own),
    guests: guests.length > guestsAllowed ? guestsFault(guestsAllowed) : undefined,
    ...Object.fromEntries(guests.map((guest, place) => [`guests.${place}`, riskFault(guest)])),
  };
  return Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])));
}

const riskFault = ({ chosen, other }: Choice<string>): string | undefined =>
  isEmptyChoice({ chosen, other })
    ? 'Please choose from the list, or choose “None of these”.'
    : choiceFault({ chosen, other }, attributeLists.foodRiskGroups);

const guestsFault = (allowed: number): string =>
  allowed === 0
    ? 'This visit is for one person.'
    : `You can bring ${allowed === 1 ? '1 guest' : `${allowed} guests`} at most.`;
