/** A sentence when the value cannot stand, else true. The server checks again. */
export type Check = (value: unknown) => true | string;

const text =
  (least: number, most: number, fault: string): Check =>
  (value) => {
    const { length } = String(value).trim();
    return (length >= least && length <= most) || fault;
  };

const chosen =
  (fault: string): Check =>
  (value) =>
    (typeof value === 'string' && value !== '') || fault;

export const checks = {
  name: text(2, 100, 'Please give your name, in 2 to 100 characters.'),
  brandName: text(2, 100, 'Please give the name of your brand, in 2 to 100 characters.'),
  company: text(2, 100, 'Please give your company, in 2 to 100 characters.'),
  handle: ((value) =>
    /^\s*@?[a-z0-9._-]{2,50}\s*$/i.test(String(value)) ||
    'A handle has 2 to 50 letters, digits, dots, hyphens or underscores.') satisfies Check,
  city: chosen('Please choose a city.'),
  category: chosen('Please choose a category.'),
  dateOfBirth: chosen('Please give your date of birth.'),
  slot: chosen('Please choose a time.'),
};
