import type { Operation } from './complete-operation.js';

/** The conventions of all operations, in short; `docs/api.md` has the details. */
export const conventions = `The API of Tastemaker, for gifted collaborations between hospitality brands and influencers.

- **Keys**: send \`Authorization: Bearer tmk_…\`. Create keys in Preferences, under API and webhooks. Operations that accept keys name the scope they need. To try them here, select **Authorize**.
- **Profiles**: a session acts as its active profile, or as another of your profiles that you name in \`X-Tastemaker-Profile\`. A key acts as its own profile.
- **Formats**: requests and responses are JSON. Money is integer pence, times are ISO 8601 in UTC, ids are UUIDs. Ignore fields you don’t know, because we may add some.
- **Errors** are RFC 9457 \`application/problem+json\`. Match on \`code\`; \`type\` is the address of a page that explains the error.
- **Retries**: a \`POST\` with an \`Idempotency-Key\` is carried out once, however often you send it.
- **Lists** are paginated by \`next\`. \`fields=id,title\` returns only those fields.
- **Limits**: 600 requests a minute per key. The \`ratelimit-…\` headers show how many are left.

[All conventions](/docs/api.md) · [This document as JSON](/api/openapi.json) · [as YAML](/api/openapi.yaml)`;

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** ra-data-simple-rest's name for each verb, and the operation it needs: on the list itself, or on one record. */
const verbs = [
  { called: 'create', verb: 'post', of: '' },
  { called: 'update, updateMany', verb: 'put', of: '/{id}' },
  { called: 'delete, deleteMany', verb: 'delete', of: '/{id}' },
] as const;

/**
 * Documents for each list of the staff panel which of react-admin's verbs it supports; the others return 405. Rows of a
 * list within a record are read as a list, and changed by their own operations.
 */
export function nameStaffVerbs(paths: Paths): void {
  for (const [address, { get }] of Object.entries(paths)) {
    if (!get?.operationId?.startsWith('staffList')) continue;
    get.description = [get.description, ...sentencesOf(paths, address, get)].join('\n\n');
  }
}

function sentencesOf(paths: Paths, address: string, { responses }: Operation): string[] {
  if (!responses?.['200']?.headers?.['content-range'])
    return ['Not a list for react-admin: returns everything at once, without `sort`, `range` or `filter`.'];
  if (address.includes('{')) return ['For react-admin: getList, getMany, getManyReference.'];
  const there = (each: (typeof verbs)[number]) => paths[address + each.of]?.[each.verb] !== undefined;
  const has = ['getList', ...(paths[`${address}/{id}`]?.get ? ['getOne', 'getMany'] : []), 'getManyReference'];
  const lacks = verbs.filter((each) => !there(each)).map(({ called }) => called);
  return [
    `For react-admin: ${[...has, ...verbs.filter(there).map(({ called }) => called)].join(', ')}.`,
    ...(lacks.length > 0 ? [`Not supported (405): ${lacks.join(', ')}.`] : []),
  ];
}

type Schema = { properties?: Record<string, { default?: unknown; description?: string }> };

/**
 * Describes default values in words. Generators treat a field with a `default` as always present, and would require
 * programs to send it.
 */
export function sayDefaults(schemas: Readonly<Record<string, unknown>> = {}): void {
  for (const { properties = {} } of Object.values(schemas) as Schema[])
    for (const property of Object.values(properties)) {
      if (property.default === undefined) continue;
      const said = `Defaults to \`${JSON.stringify(property.default)}\`.`;
      property.description = [property.description, said].filter(Boolean).join(' ');
      delete property.default;
    }
}
