import { checkText, type TextLimit, textLimits } from '../../../server/contract/rules/text-limits';

/** A sentence when the value cannot stand, else true. The server checks again. */
export type Check = (value: unknown) => true | string;

const text =
  (limit: TextLimit): Check =>
  (value) =>
    checkText(limit, value);

const chosen =
  (fault: string): Check =>
  (value) =>
    (typeof value === 'string' && value !== '') || fault;

export const checks = {
  name: text(textLimits.personName),
  brandName: text(textLimits.brandName),
  company: text(textLimits.leadCompany),
  handle: ((value) =>
    /^\s*@?[a-z0-9._-]{2,50}\s*$/i.test(String(value)) ||
    'A handle has 2 to 50 letters, digits, dots, hyphens or underscores.') satisfies Check,
  city: chosen('Please choose a city.'),
  category: chosen('Please choose a category.'),
  dateOfBirth: chosen('Please give your date of birth.'),
  slot: chosen('Please choose a time.'),
};
