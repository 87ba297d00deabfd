import { type Option, noneOfThese, other, preferNotToSay } from '../lists/option.js';

/** A selection: ids from the list, and the free text of "Other" (null if it isn't selected). */
export type Choice<Id extends string | number = string | number> = Readonly<{
  chosen: readonly Id[];
  other: string | null;
}>;

/** A list to choose from, and the maximum number of choices. */
type ChoiceList = Readonly<{ options: readonly Option[]; max: number }>;

export const noChoice = { chosen: [], other: null } as const;
export const otherMaxLength = 60;

/** These two exclude all others. */
const alone: readonly (string | number)[] = [noneOfThese.id, preferNotToSay.id];
export const standsAlone = (id: string | number): boolean => alone.includes(id);

/** "Other" counts as one. */
export const choiceCount = ({ chosen, other }: Choice): number => chosen.length + (other === null ? 0 : 1);
export const isFull = (choice: Choice, max: number): boolean => choiceCount(choice) >= max;
export const isEmptyChoice = (choice: Choice): boolean => choiceCount(choice) === 0;

const withoutAlone = <Id extends string | number>({ chosen, other }: Choice<Id>): Choice<Id> => ({
  chosen: chosen.filter((id) => !standsAlone(id)),
  other,
});

/**
 * The selection after toggling `id`. At most `max`: if that is one, the new choice replaces the old, otherwise a full
 * selection doesn't change.
 */
export function toggleChoice<Id extends string | number>(choice: Choice<Id>, id: Id, max: number): Choice<Id> {
  if (choice.chosen.includes(id)) return { ...choice, chosen: choice.chosen.filter((other) => other !== id) };
  if (max === 1 || standsAlone(id)) return { chosen: [id], other: null };
  const before = withoutAlone(choice);
  return isFull(before, max) ? choice : { ...before, chosen: [...before.chosen, id] };
}

/** The selection after toggling "Other". */
export function toggleOther<Id extends string | number>(choice: Choice<Id>, max: number): Choice<Id> {
  if (choice.other !== null) return { ...choice, other: null };
  if (max === 1) return { chosen: [], other: '' };
  const before = withoutAlone(choice);
  return isFull(before, max) ? choice : { ...before, other: '' };
}

/** Trims the text of "Other". */
export const tidyChoice = <Id extends string | number>({ chosen, other }: Choice<Id>): Choice<Id> => ({
  chosen,
  other: other === null ? null : other.trim(),
});

/** What is wrong with the text of "Other"; undefined if it's valid. */
export function otherFault({ other }: Choice): string | undefined {
  if (other === null) return undefined;
  if (other.trim() === '') return 'Please describe “Other”, or remove it.';
  return other.trim().length > otherMaxLength ? `Please write at most ${otherMaxLength} characters.` : undefined;
}

/** Why this can't be chosen from this list; undefined when it can. Only lists with "Other" have free text. */
export function choiceFault(choice: Choice, { options, max }: ChoiceList): string | undefined {
  const ids = options.map(({ id }) => id);
  const { chosen } = choice;
  const known = chosen.every((id) => id !== other.id && ids.includes(id));
  if (!known || (choice.other !== null && !ids.includes(other.id))) return 'Please choose from the list.';
  if (new Set(chosen).size !== chosen.length) return 'Please choose each of them once.';
  if (choiceCount(choice) > max) return max === 1 ? 'Please choose one.' : `Please choose at most ${max}.`;
  if (choiceCount(choice) > 1 && chosen.some(standsAlone)) return 'This answer can’t be combined with others.';
  return otherFault(choice);
}
