import { checkText, type TextLimit } from '../../server/contract/rules/text-limits';

/** An error message if the value is invalid, otherwise true. The server checks again. */
export type Check<Value = unknown> = (value: Value) => true | string;

export const text =
  (limit: TextLimit): Check =>
  (value) =>
    checkText(limit, value);

/** A whole number. */
export const whole =
  ({ least, most, says }: TextLimit): Check =>
  (value) => {
    const number = Number(value);
    return (String(value).trim() !== '' && Number.isInteger(number) && number >= least && number <= most) || says;
  };

type Shape = Readonly<{ pattern: string; most?: number; says: string }>;

/** Text that matches the server's pattern. */
export const matching =
  ({ pattern, most = Infinity, says }: Shape): Check =>
  (value) => {
    const given = String(value).trim();
    return (given.length <= most && new RegExp(pattern, 'u').test(given)) || says;
  };

/** An empty text is valid. */
export const ifGiven =
  (check: Check): Check =>
  (value) =>
    String(value).trim() === '' || check(value);

export const chosen =
  (fault: string): Check =>
  (value) =>
    (typeof value === 'string' && value !== '') || fault;
