/**
 * One option of a reference list. Ids are stable and stored; labels are displayed and may be reworded. Hidden options
 * are shown where already chosen, but not offered.
 */
export type Option<Id extends string | number = string | number> = Readonly<{
  id: Id;
  label: string;
  hidden?: boolean;
}>;

/** The ids that a list offers, in order: for `enum` in the API and for validation. */
export const idsOf = <Id extends string | number>(list: readonly Option<Id>[]): Id[] =>
  list.filter(({ hidden }) => !hidden).map(({ id }) => id);

const indexes = new WeakMap<readonly Option[], ReadonlyMap<string | number, Option>>();

/** `byId` is a live index of `list`, so that long lists needn't be searched. */
export const indexed = (list: readonly Option[], byId: ReadonlyMap<string | number, Option>): void =>
  void indexes.set(list, byId);

/** The option of `list` with this id, offered or not. */
export function optionOf<Listed extends Option>(list: readonly Listed[], id: unknown): Listed | undefined {
  const index = indexes.get(list) as ReadonlyMap<unknown, Listed> | undefined;
  return index ? index.get(id) : list.find((option) => option.id === id);
}

/** The label of `id` in `list`, or `fallback` when the id is unknown or missing. */
export const labelOf = (list: readonly Option[], id: string | number | null | undefined, fallback: string): string =>
  optionOf(list, id)?.label ?? fallback;

export const other = { id: 'other', label: 'Other' } as const;
export const noneOfThese = { id: 'none', label: 'None of these' } as const;
export const preferNotToSay = { id: 'prefer-not-to-say', label: 'Prefer not to say' } as const;
