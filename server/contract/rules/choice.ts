import { type Option, noneOfThese, other, preferNotToSay } from '../lists/option.js';

/** What has been chosen: ids of the list, and the free text of "Other" (null while it is not chosen). */
export type Choice<Id extends string | number = string | number> = Readonly<{
  chosen: readonly Id[];
  other: string | null;
}>;

/** A list to choose from, and how many of it at most. */
type ChoiceList = Readonly<{ options: readonly Option[]; max: number }>;

export const noChoice = { chosen: [], other: null } as const;
export const otherMaxLength = 60;

/** These two exclude all the rest. */
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

/** The choice after pressing `id`. At most `max`: with one the new replaces the old, with more a full choice stays. */
export function toggleChoice<Id extends string | number>(choice: Choice<Id>, id: Id, max: number): Choice<Id> {
  if (choice.chosen.includes(id)) return { ...choice, chosen: choice.chosen.filter((other) => other !== id) };
  if (max === 1 || standsAlone(id)) return { chosen: [id], other: null };
  const before = withoutAlone(choice);
  return isFull(before, max) ? choice : { ...before, chosen: [...before.chosen, id] };
}

/** The choice after pressing "Other". */
export function toggleOther<Id extends string | number>(choice: Choice<Id>, max: number): Choice<Id> {
  if (choice.other !== null) return { ...choice, other: null };
  if (max === 1) return { chosen: [], other: '' };
  const before = withoutAlone(choice);
  return isFull(before, max) ? choice : { ...before, other: '' };
}

/** Without white space around the text of "Other". */
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

/** Why this cannot be chosen from this list; undefined when it can. The free text belongs to lists with "Other". */
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
