import { readFileSync } from 'node:fs';
import path from 'node:path';
import { invalid } from './fault.js';

/** A form value: a string, or nested named values. */
type FormValue = string | FormFields;
export type FormFields = { [name: string]: FormValue };

const fields = (): FormFields => Object.create(null) as FormFields;
const deepest = 20;

/** `items[0][price]` → items, 0, price. Empty brackets, as in `expand[]`, take the next number. */
function pathOf(name: string): string[] {
  const [, head = name, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  return [head, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, inner = '']) => inner)].slice(0, deepest);
}

function set(into: FormFields, [head = '', ...rest]: string[], value: string): void {
  const key = head === '' ? String(Object.keys(into).length) : head;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const there = into[key];
  const below = typeof there === 'object' ? there : fields();
  into[key] = below;
  set(below, rest, value);
}

/** Parses bracketed names, the provider's notation for nested values in forms and queries. */
export function nested(flat: Readonly<Record<string, unknown>>): FormFields {
  const whole = fields();
  for (const [name, value] of Object.entries(flat))
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      set(whole, pathOf(name), typeof each === 'string' ? each : JSON.stringify(each ?? ''));
  return whole;
}

/** The part of JSON Schema that sandbox/stripe/write-params.mjs generates. */
type Schema = {
  $ref?: string;
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object';
  nullable?: boolean;
  enum?: string[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
};
type Schemas = { sdk: string; operations: Record<string, Schema>; $defs: Record<string, Schema> };

let schemas: Schemas | undefined;

const read = (): Schemas =>
  (schemas ??= JSON.parse(readFileSync(path.resolve('sandbox/stripe/params.json'), 'utf8')) as Schemas);

/** The SDK version from whose type declarations they were generated. */
export const readFromSdk = (): string => read().sdk;

/** `POST /v1/customers/{id}` and so on. */
export const knownOperations = (): string[] => Object.keys(read().operations);

/** Resolves a name in the schema. */
function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return { ...read().$defs[schema.$ref.slice('#/$defs/'.length)], ...(schema.nullable ? { nullable: true } : {}) };
}

const below = (param: string, name: string) => (param === '' ? name : `${param}[${name}]`);
const shown = (value: FormValue) => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Parses a form by its operation's schema: numbers become numbers, lists become lists.
 * @throws StripeFault for unknown, missing or mistyped parameters, as the original does
 */
export const readParams = (operation: string, form: FormFields): Record<string, unknown> =>
  asObject(resolved(read().operations[operation] ?? { type: 'object' }), form, '');

function asValue(given: Schema, value: FormValue, param: string): unknown {
  const schema = resolved(given);
  if (value === '' && schema.nullable) return '';
  if (schema.anyOf) return firstThatFits(schema.anyOf, value, param);
  if (schema.enum) return asChoice(schema.enum, value, param);
  if (schema.type === 'object') return asObject(schema, value, param);
  if (schema.type === 'array') return asList(schema.items ?? {}, value, param);
  if (typeof value !== 'string') throw invalid(`Invalid ${schema.type ?? 'string'}: ${shown(value)}`, param);
  if (schema.type === 'number') return asNumber(value, param);
  if (schema.type === 'boolean') return asChoice(['true', 'false'], value, param) === 'true';
  if (value === '')
    throw invalid(`‘${param}’ cannot be empty: there is nothing to unset.`, param, 'parameter_invalid_empty');
  return value;
}

function firstThatFits(choices: Schema[], value: FormValue, param: string): unknown {
  let first: unknown;
  for (const choice of choices) {
    try {
      return asValue(choice, value, param);
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

function asChoice(choices: string[], value: FormValue, param: string): string {
  if (typeof value === 'string' && choices.includes(value)) return value;
  throw invalid(`Invalid ${param}: must be one of ${choices.join(', ')}; not ${shown(value)}`, param);
}

function asNumber(value: string, param: string): number {
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  throw invalid(`Invalid integer: ${value}`, param, 'parameter_invalid_integer');
}

function asList(items: Schema, value: FormValue, param: string): unknown[] {
  if (value === '') return [];
  if (typeof value === 'string' || !Object.keys(value).every((key) => /^\d+$/.test(key)))
    throw invalid(`Invalid array`, param);
  return Object.entries(value)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([at, each]) => asValue(items, each, below(param, at)));
}

function asObject(schema: Schema, value: FormValue, param: string): Record<string, unknown> {
  if (typeof value === 'string') throw invalid('Invalid object', param);
  const known = schema.properties ?? {};
  const entries = Object.entries(value).map(([name, each]) => {
    const inner = Object.hasOwn(known, name) ? known[name] : schema.additionalProperties;
    if (!inner)
      throw invalid(`Received unknown parameter: ${below(param, name)}`, below(param, name), 'parameter_unknown');
    return [name, asValue(inner, each, below(param, name))] as const;
  });
  for (const name of schema.required ?? [])
    if (!Object.hasOwn(value, name))
      throw invalid(`Missing required param: ${below(param, name)}.`, below(param, name), 'parameter_missing');
  return Object.fromEntries(entries);
}
