import type { ChangeEvent } from 'react';
import { TextInput } from '../ui/TextInput';

/**
 * For react-admin, in place of small parts that it takes from larger packages (`lighter-build.ts`):
 * together they were a tenth of the panel. Each does what its namesake does with what the panel gives it.
 */

type Path = string | readonly (string | number)[];
type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;
const isPlain = (value: unknown): value is Plain =>
  isObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

const keysOf = (path: Path): readonly (string | number)[] =>
  typeof path === 'string' ? path.split(/[.[\]]+/).filter(Boolean) : path;

/* lodash */

export function get(object: unknown, path: Path, otherwise?: unknown): unknown {
  if (typeof path === 'string' && isObject(object) && path in object) return object[path];
  let value = object;
  for (const key of keysOf(path)) value = (value as Plain | null | undefined)?.[key];
  return value === undefined ? otherwise : value;
}

/** Changes the object. */
export function set<Target>(object: Target, path: Path, value: unknown): Target {
  const keys = keysOf(path);
  let inner = object as Plain;
  keys.slice(0, -1).forEach((key, at) => {
    if (!isObject(inner[key])) inner[key] = /^\d+$/.test(`${keys[at + 1]}`) ? [] : {};
    inner = inner[key] as Plain;
  });
  inner[keys.at(-1)!] = value;
  return object;
}

/** Deep, into the first. */
export function merge<Target>(target: Target, ...sources: unknown[]): Target {
  const into = target as Plain;
  for (const source of sources)
    for (const [key, value] of Object.entries(source ?? {})) {
      if (Array.isArray(value)) into[key] = merge(Array.isArray(into[key]) ? into[key] : [], value);
      else if (isPlain(value)) into[key] = merge(isObject(into[key]) ? into[key] : {}, value);
      else if (value !== undefined || !(key in into)) into[key] = value;
    }
  return target;
}

export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof Date && other instanceof Date) return +one === +other;
  const comparable = (Array.isArray(one) && Array.isArray(other)) || (isPlain(one) && isPlain(other));
  if (!comparable) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isEqual((one as Plain)[key], (other as Plain)[key]))
  );
}

export const union = (...lists: readonly unknown[][]): unknown[] => [...new Set(lists.flat())];

export const difference = (list: readonly unknown[], ...others: readonly unknown[][]): unknown[] =>
  list.filter((value) => !others.flat().includes(value));

export function defaults(target: Plain, ...sources: readonly (Plain | undefined)[]): Plain {
  for (const source of sources)
    for (const [key, value] of Object.entries(source ?? {}))
      target[key] = target[key] === undefined ? value : target[key];
  return target;
}

export const pick = (object: Plain, keys: readonly string[]): Plain =>
  Object.fromEntries(keys.filter((key) => key in object).map((key) => [key, object[key]]));

export const isEmpty = (value: unknown): boolean =>
  typeof value === 'string' ? value === '' : !isObject(value) || Object.keys(value).length === 0;

/** Calls once nothing has been asked for so many milliseconds. */
export function debounce<Args extends unknown[]>(action: (...args: Args) => unknown, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (...args: Args): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void action(...args), wait);
  };
  return Object.assign(later, { cancel: () => clearTimeout(timer) });
}

export function memoize<Args extends unknown[], Result>(
  make: (...args: Args) => Result,
  keyOf: (...args: Args) => unknown = (...args) => args[0],
) {
  const made = new Map<unknown, Result>();
  return (...args: Args): Result => {
    const key = keyOf(...args);
    if (!made.has(key)) made.set(key, make(...args));
    return made.get(key)!;
  };
}

/* query-string */

export function parse(search: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(search))
    found[key] = key in found ? [found[key]!, value].flat() : value;
  return found;
}

const encoded = (text: unknown) =>
  encodeURIComponent(`${text as string}`).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export const stringify = (values: Readonly<Record<string, unknown>>): string =>
  Object.keys(values)
    .sort()
    .filter((key) => values[key] !== undefined)
    .map((key) => (values[key] === null ? encoded(key) : `${encoded(key)}=${encoded(values[key])}`))
    .join('&');

/* inflection */

const underscored = (text: string) => text.replace(/([a-z\d])([A-Z]+)/g, '$1_$2').toLowerCase();
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
export const humanize = (text: string): string =>
  capitalize(
    text
      .toLowerCase()
      .replace(/(_ids|_id)$/, '')
      .replaceAll('_', ' '),
  );
export const singularize = (text: string): string => text.replace(/s$/, '');
export const pluralize = (text: string): string => `${singularize(text)}s`;
export const inflect = (text: string, count: number): string => (count === 1 ? singularize(text) : pluralize(text));
/** Only in the order in which labels are made. */
export const transform = (text: string): string => humanize(underscored(text));

/* diacritic */

export const clean = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/* jsonexport: no list of the panel's has react-admin's own export. */

export const jsonExport = (): never => {
  throw new Error('The panel’s lists are exported by the server.');
};

/* ra-i18n-polyglot: English alone. */

type Options = Readonly<Record<string, unknown>>;

/** `%{name}` is replaced; of `one |||| many`, the one that fits `smart_count` is taken. */
function phraseWith(phrase: string, options: Options): string {
  const count = options.smart_count;
  const forms = phrase.split('||||');
  const text = count === undefined || count === null ? phrase : (forms[count === 1 ? 0 : 1] ?? forms[0]!).trim();
  return text.replace(/%\{(.*?)\}/g, (sign, name: string) => `${(options[name] as string | undefined) ?? sign}`);
}

export function polyglot(messagesOf: (locale: string) => object, locale: string) {
  const messages = messagesOf(locale);
  return {
    translate(key: string, options: Options = {}): string {
      const known = get(messages, key, options._);
      return phraseWith(typeof known === 'string' ? known : key, options);
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => locale,
  };
}

/* ra-ui-materialui: the search in the list of columns, the only field of the first page. */

type ColumnsSearchProps = Readonly<{
  value: string;
  placeholder: string;
  onChange: (event: ChangeEvent<HTMLInputElement> | string) => void;
}>;

export const ResettableTextField = ({ value, placeholder, onChange }: ColumnsSearchProps) => (
  <TextInput label={placeholder} quiet type="search" placeholder={placeholder} value={value} onChange={onChange} />
);
