/** One choice of a reference list. Ids are stable and stored; labels are shown and may be reworded. What is hidden is shown where it was chosen, and not offered. */
export type Option<Id extends string | number = string | number> = Readonly<{
  id: Id;
  label: string;
  hidden?: boolean;
}>;

/** The ids that a list offers, in its order: for `enum` in the API and for validation. */
export const idsOf = <Id extends string | number>(list: readonly Option<Id>[]): Id[] =>
  list.filter(({ hidden }) => !hidden).map(({ id }) => id);

const indexes = new WeakMap<readonly Option[], ReadonlyMap<string | number, Option>>();

/** `byId` has every option of `list`, now and whenever it changes: nobody looks through a list that is long. */
export const indexed = (list: readonly Option[], byId: ReadonlyMap<string | number, Option>): void =>
  void indexes.set(list, byId);

/** What `list` knows by this id, offered or not. */
export function optionOf<Listed extends Option>(list: readonly Listed[], id: unknown): Listed | undefined {
  const index = indexes.get(list) as ReadonlyMap<unknown, Listed> | undefined;
  return index ? index.get(id) : list.find((option) => option.id === id);
}

/** The label of `id` in `list`, or `fallback` when the list does not know the id (or there is none). */
export const labelOf = (list: readonly Option[], id: string | number | null | undefined, fallback: string): string =>
  optionOf(list, id)?.label ?? fallback;

export const other = { id: 'other', label: 'Other' } as const;
export const noneOfThese = { id: 'none', label: 'None of these' } as const;
export const preferNotToSay = { id: 'prefer-not-to-say', label: 'Prefer not to say' } as const;
