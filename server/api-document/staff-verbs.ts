import type { Operation } from './complete-operation.js';

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** What ra-data-simple-rest calls each, and the operation that it needs: of the list itself, or of one record. */
const verbs = [
  { called: 'create', verb: 'post', of: '' },
  { called: 'update, updateMany', verb: 'put', of: '/{id}' },
  { called: 'delete, deleteMany', verb: 'delete', of: '/{id}' },
] as const;

/**
 * Says at each list of the staff panel which verbs of react-admin it has; the others are answered with 405. The rows of a list within
 * a record are read, and changed by operations of their own.
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
