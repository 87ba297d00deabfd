import { brandCategories, type ListedOption } from '../../../contract/lists/index.js';
import { textOf } from '../../../contract/rules/tables/table-cell.js';
import { headerKey } from '../../../contract/rules/tables/header.js';

/** The maximum length of a category. */
const longest = 60;

/** A listed category by its id, others as written. */
const categoryOf = (text: string): string => optionNamed(brandCategories, text) ?? text.slice(0, longest);

/** Several in one cell: `Music, Cinema & Actors/actresses`, or as programs write lists: `['Music', 'Food']`. */
function partsOf(cell: string): string[] {
  if (optionNamed(brandCategories, cell) !== undefined) return [cell];
  const inner = cell.replace(/^\[|\]$/g, '');
  return inner.split(/[,;|•·\n]/).map((part) => part.replace(/^[\s'"]+|[\s'"]+$/g, ''));
}

/** The distinct categories in some cells, in order. */
export function categoriesIn(cells: readonly (string | undefined)[]): string[] {
  const texts = cells.map(textOf).filter((text) => text !== null);
  const parts = texts.flatMap(partsOf).filter((part) => textOf(part) !== null);
  return [...new Set(parts.map(categoryOf))];
}

const comparable = (text: string) => headerKey(text.replaceAll('&', ' and '));

/** People write the displayed name or the exported one; options that are no longer offered can't be chosen again. */
export function optionNamed<Id extends string>(list: readonly ListedOption<Id>[], text: string): Id | undefined {
  const wanted = comparable(text);
  return list.find(({ id, label, hidden }) => !hidden && [id, label].map(comparable).includes(wanted))?.id;
}
