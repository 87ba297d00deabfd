import type { Operation } from './complete-operation.js';

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** What ra-data-simple-rest calls each, and the operation that it needs: of the list itself, or of one record. */
const verbs = [
  { called: 'create', verb: 'post', of: '' },
  { called: 'update, updateMany', verb: 'put', of: '/{id}' },
  { called: 'delete, deleteMany', verb: 'delete', of: '/{id}' },
] as const;

/** Says at each list of the staff panel which verbs of react-admin it has; the others are answered with 405. */
export function nameStaffVerbs(paths: Paths): void {
  for (const [address, { get }] of Object.entries(paths)) {
    if (!get?.responses?.['200']?.headers?.['content-range']) continue;
    const there = (each: (typeof verbs)[number]) => paths[address + each.of]?.[each.verb] !== undefined;
    const has = ['getList', ...(paths[`${address}/{id}`]?.get ? ['getOne', 'getMany'] : []), 'getManyReference'];
    const lacks = verbs.filter((each) => !there(each)).map(({ called }) => called);
    get.description = [
      get.description,
      `For react-admin: ${[...has, ...verbs.filter(there).map(({ called }) => called)].join(', ')}.`,
      ...(lacks.length > 0 ? [`Not here (405): ${lacks.join(', ')}.`] : []),
    ].join('\n\n');
  }
}
