const known = (object, order) => {
  const kept = Object.keys(order ?? {}).filter((key) => key in object);
  return Object.fromEntries([...new Set([...kept, ...Object.keys(object)])].map((key) => [key, object[key]]));
};

// Paths, operations and schemas keep their places in the committed document, and what is new comes after them: readers of
// the document do not care which module a controller lives in.
export function inKnownOrder(document, committed) {
  const paths = Object.entries(known(document.paths, committed.paths));
  return {
    ...document,
    paths: Object.fromEntries(paths.map(([path, verbs]) => [path, known(verbs, committed.paths?.[path])])),
    components: { ...document.components, schemas: known(document.components.schemas, committed.components?.schemas) },
    'x-webhooks': known(document['x-webhooks'], committed['x-webhooks']),
  };
}
