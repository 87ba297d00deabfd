const inPlace = (now, before) => [...new Set([...(before ?? []).filter((each) => now.includes(each)), ...now])];

/** Lists whose order says nothing: the compiler names the values of a union as it meets them, which any change may change. */
const unordered = ['enum', 'required'];

const byPlaceAndName = (parameters = []) =>
  Object.fromEntries(parameters.map((each) => [`${each.in} ${each.name}`, each]));

/**
 * Everything keeps its place in the committed document, and what is new comes after it: readers of the document do not care
 * which module a controller lives in.
 */
export function inKnownOrder(document, committed, name) {
  if (name === 'parameters') return Object.values(inKnownOrder(byPlaceAndName(document), byPlaceAndName(committed)));
  if (Array.isArray(document)) return unordered.includes(name) ? inPlace(document, committed) : document;
  if (document === null || typeof document !== 'object') return document;
  const keys = inPlace(Object.keys(document), Object.keys(committed ?? {}));
  return Object.fromEntries(keys.map((key) => [key, inKnownOrder(document[key], committed?.[key], key)]));
}
