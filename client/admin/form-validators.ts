import type { Check } from '../ui/form-checks';

/** A check of the portal's forms, as react-admin asks for it: the sentence, or undefined. */
export const validatedBy =
  (check: Check) =>
  (value: unknown): string | undefined => {
    const said = check(value ?? '');
    return said === true ? undefined : said;
  };
