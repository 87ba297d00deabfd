import { type ListedOption, optionOf } from '../../contract/lists/index.js';
import { DomainError } from './domain-error.js';

type Chosen = string | readonly string[] | null;

/**
 * What staff have withdrawn from a list is not chosen again; where it stood before, it may stay.
 * @param field whose fault it is, as the input names it
 * @throws request/invalid
 */
export function checkOffered(
  field: string,
  list: readonly ListedOption[],
  chosen: Chosen = [],
  before: Chosen = [],
): void {
  const anew = [chosen].flat().filter((id) => ![before].flat().includes(id));
  const gone = anew.map((id) => optionOf(list, id)).find((option) => option?.withdrawn);
  if (!gone) return;
  const says = `${gone.label} is no longer in the list. Please choose another.`;
  throw new DomainError('invalid', 'request/invalid', 'Please correct the marked fields.', {
    errors: { [field]: says },
  });
}
