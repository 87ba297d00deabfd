import { additionsNow, builtInOf, type GrowingList } from '../contract/lists/index.js';
import { growingLists, isOfCities, isPublic } from '../contract/lists/growing.js';

type Schema = { enum?: unknown[]; description?: string; 'x-list'?: GrowingList };

const townsSay = ' The id of a town from `/api/v1/towns` is also accepted, such as `town-2633352`.';

const says = (list: GrowingList): string => additionsSay(list) + (isOfCities(list) ? townsSay : '');

const additionsSay = (list: GrowingList): string =>
  isPublic(list)
    ? 'Staff can add options: `lists` in the response of `/api/v1/settings` contains them.'
    : 'Staff can add options: `/api/v1/admin/list-additions` lists them.';

/** Every enum schema in the document, wherever it is. */
function eachEnum(node: unknown, visit: (schema: Schema & { enum: unknown[] }) => void): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Schema;
  if (Array.isArray(schema.enum)) visit(schema as Schema & { enum: unknown[] });
  Object.values(node).forEach((inner) => eachEnum(inner, visit));
}

/** The list with these values, in its own order; a null among them only means optional. */
const listOf = (values: readonly unknown[]): GrowingList | undefined => {
  const text = (ids: readonly unknown[]) => JSON.stringify(ids.filter((id) => id !== null));
  return growingLists.find((name) => text(values) === text(builtInOf(name).map(({ id }) => id)));
};

/** Marks each list that staff can extend (`x-list`), and says where to read the additions. */
export function markGrowingLists(document: object): void {
  eachEnum(document, (schema) => {
    const list = listOf(schema.enum);
    if (list && schema['x-list'] !== list)
      Object.assign(schema, {
        'x-list': list,
        description: [schema.description, says(list)].filter(Boolean).join(' '),
      });
  });
}

/** The document, with staff's current additions among the values of each public list. */
export function withAdditions<Document extends object>(document: Document): Document {
  const additions = additionsNow().filter(({ list }) => isPublic(list));
  if (additions.length === 0) return document;
  const grown = structuredClone(document);
  eachEnum(grown, (schema) => {
    const added = additions.filter(({ list }) => list === schema['x-list']).map(({ id }) => id);
    schema.enum = [...new Set([...schema.enum, ...added])];
  });
  return grown;
}
