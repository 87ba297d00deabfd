import type { ListedOption } from '../../../contract/lists/index.js';
import { headerKey } from '../../../contract/rules/tables/header.js';

const comparable = (text: string) => headerKey(text.replaceAll('&', ' and '));

/** People write the name that they see or the one that exports have; what is not offered is not chosen again. */
export function optionNamed<Id extends string>(list: readonly ListedOption<Id>[], text: string): Id | undefined {
  const wanted = comparable(text);
  return list.find(({ id, label, hidden }) => !hidden && [id, label].map(comparable).includes(wanted))?.id;
}
