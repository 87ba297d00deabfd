import fc from 'fast-check';
import { type Operation, type Parameter, resolved, type Schema } from './operations.js';

export type BadRequest = Readonly<{
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}>;

const nastyTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  "' or 1=1 --",
  '%',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  'a'.repeat(5_000),
  '9'.repeat(400),
  '-1',
  '1e309',
  'NaN',
  'null',
  '[]',
  '{}',
  '["password_hash","ASC"]',
  '[0,1000000000]',
  '{"id":"x"}',
  '{"id":{"$gt":""}}',
  '2027-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '00000000-0000-0000-0000-000000000000',
  'ﷺ'.repeat(300),
  '👩‍👩‍👧‍👦 Zoë',
  '\u202Etxet',
];
const nastyNumbers = [0, -1, 1.5, 1e9, 2 ** 31, 2 ** 53, 1e308, -1e308];
const brokenBodies = ['{', '{"a":', '[1,2', 'null', '"text"', '\0', '{"a":1}}', '{"__proto__":{"role":"admin"}}', '[]'];
const rawPathParts = ['%00', '%E0%A4%A', '%2e%2e%2f', '..', '*', '%20', '%27', 'a'.repeat(250)];

const text = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: 'grapheme', maxLength: 40 }));
const anything = fc.oneof(
  text,
  fc.constantFrom(...nastyNumbers),
  fc.constantFrom<unknown>(null, true, false),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);
const printable = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });

/** Mostly what the schema requires, so that it passes the first check; sometimes anything else. */
function valueFor(named: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const schema = resolved(named);
  return fc.oneof({ weight: 5, arbitrary: fittingValue(schema, ids) }, { weight: 1, arbitrary: anything });
}

function fittingValue(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectFor(schema, ids);
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, ids), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 1_000 });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textFor(schema, ids);
    default:
      return anything;
  }
}

function textFor({ format, minLength = 0, maxLength = 60 }: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'uri') return fc.webUrl();
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
    fc.constantFrom(...ids, 'somebody@example.test', '2027-01-31', 'some.handle'),
  );
}

function objectFor({ properties = {} }: Schema, ids: readonly string[]): fc.Arbitrary<object> {
  const values = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueFor(schema, ids)]));
  const everything = fc.record(values);
  const known = fc.record(values, { requiredKeys: [] });
  const strange = fc.dictionary(text, anything, { minKeys: 1, maxKeys: 2 });
  return fc.oneof(
    { weight: 4, arbitrary: everything },
    { weight: 2, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, strange).map(([some, more]) => ({ ...some, ...more })) },
  );
}

const encoded = (value: unknown) => encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));

const pathPart = ({ schema, name }: Parameter, ids: readonly string[]): fc.Arbitrary<string> => {
  const fitting: fc.Arbitrary<unknown> = name === 'id' ? fc.constantFrom(...ids) : valueFor(schema, ids);
  return fc.oneof(
    { weight: 6, arbitrary: fitting.map(encoded) },
    { weight: 1, arbitrary: text.map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...rawPathParts) },
  );
};

function addressOf({ path, parameters }: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const parts = fc.tuple(...inPath.map((parameter) => pathPart(parameter, ids)));
  const words = fc.array(
    fc.tuple(
      fc.constantFrom(...inQuery.map(({ name }) => name), 'strange', 'limit[]', 'filter[id]'),
      fc.oneof(text, ...inQuery.map(({ schema }) => valueFor(schema, ids))),
    ),
    { maxLength: inQuery.length > 0 ? 3 : 1 },
  );
  return fc.tuple(parts, words).map(([values, query]) => {
    const filled = inPath.reduce((url, { name }, index) => url.replace(`{${name}}`, () => values[index]!), path);
    return query.length === 0
      ? filled
      : `${filled}?${query.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`;
  });
}

function headersOf({ parameters, body }: Operation): fc.Arbitrary<Record<string, string>> {
  const named = parameters.filter((parameter) => parameter.in === 'header');
  const values = fc.record(
    Object.fromEntries(
      named.map(({ name, schema }) => {
        const fitting = schema.enum
          ? fc.constantFrom(...(schema.enum as string[]))
          : fc.constantFrom('0', '5', 'bytes=0-1');
        return [name.toLowerCase(), fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: printable })];
      }),
    ),
    { requiredKeys: [] },
  );
  const json = { weight: 8, arbitrary: fc.constant('application/json') };
  const others = ['text/plain', 'application/offset+octet-stream', 'application/x-www-form-urlencoded', 'x', ''];
  const type = fc.oneof(json, { weight: 1, arbitrary: fc.constantFrom(...others) });
  return fc
    .tuple(values, type)
    .map(([more, contentType]) => ({ ...more, ...(body ? { 'content-type': contentType } : {}) }));
}

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

function payloadOf({ method, body }: Operation, ids: readonly string[]): fc.Arbitrary<string | undefined> {
  if (method === 'GET' || method === 'HEAD') return fc.constant(undefined);
  const broken = fc.constantFrom(...brokenBodies, deep(10_000), `"${'a'.repeat(300_000)}"`);
  const fitting = body ? valueFor(body, ids).map((value) => JSON.stringify(value)) : fc.constant(undefined);
  return fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: broken });
}

/** A probably invalid request for this operation. `ids` are of existing records. */
export const badRequest = (operation: Operation, ids: readonly string[]): fc.Arbitrary<BadRequest> =>
  fc.record({
    url: addressOf(operation, ids),
    headers: headersOf(operation),
    payload: payloadOf(operation, ids),
  });
