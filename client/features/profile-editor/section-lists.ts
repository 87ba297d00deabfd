import { isEmptyChoice } from '../../../server/contract/rules/choice';
import { lists, type Profile, type SectionId } from './profile-api';

/** The lists of a section, but those that stand elsewhere in the editor. */
export const listsIn = (section: string): string[] =>
  Object.keys(lists).filter(
    (name) => lists[name]?.section === section && !['primaryCategories', 'country'].includes(name),
  );

/** Whether nothing is missing in a section; where nothing is ever asked for, whether something has been said. */
export function isDone({ strength, attributes }: Profile, section: SectionId): boolean {
  if (section !== 'appearance' && section !== 'safety') return strength.complete.includes(section);
  return listsIn(section).some((name) => attributes[name] !== undefined && !isEmptyChoice(attributes[name]));
}
