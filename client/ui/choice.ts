/** What has been chosen: ids of the list, and the free text of "Other" (null while it is not chosen). */
export type Choice<Id extends string | number> = Readonly<{ chosen: readonly Id[]; other: string | null }>;

export const noChoice = { chosen: [], other: null } as const;

const count = ({ chosen, other }: Choice<string | number>) => chosen.length + (other === null ? 0 : 1);

export const isFull = (choice: Choice<string | number>, max: number): boolean => count(choice) >= max;

/** The choice after pressing `id`. At most `max`: with one the new replaces the old, with more a full choice stays. */
export function toggleChoice<Id extends string | number>(choice: Choice<Id>, id: Id, max: number): Choice<Id> {
  if (choice.chosen.includes(id)) return { ...choice, chosen: choice.chosen.filter((other) => other !== id) };
  if (max === 1) return { chosen: [id], other: null };
  return isFull(choice, max) ? choice : { ...choice, chosen: [...choice.chosen, id] };
}

/** The choice after pressing "Other", which counts as one. */
export function toggleOther<Id extends string | number>(choice: Choice<Id>, max: number): Choice<Id> {
  if (choice.other !== null) return { ...choice, other: null };
  if (max === 1) return { chosen: [], other: '' };
  return isFull(choice, max) ? choice : { ...choice, other: '' };
}

/** Why this choice cannot be saved; undefined when it can. */
export const otherFault = ({ other }: Choice<string | number>): string | undefined =>
  other !== null && other.trim() === '' ? 'Please write what “Other” stands for, or take it back.' : undefined;
