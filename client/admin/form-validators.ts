import { required } from 'react-admin';
import type { TextLimit } from '../../server/contract/rules/text-limits';
import { type Check, text } from '../ui/form-checks';

/** A check of the portal's forms as react-admin asks for it: the sentence, or undefined. */
export const validatedBy =
  (check: Check) =>
  (value: unknown): string | undefined => {
    const said = check(value ?? '');
    return said === true ? undefined : said;
  };

/** Of a text that cannot be left out; its label says so. */
export const needed = (limit: TextLimit) => [required(limit.says), validatedBy(text(limit))];
