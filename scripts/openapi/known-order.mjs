const inPlace = (now, before) => [...new Set([...(before ?? []).filter((each) => now.includes(each)), ...now])];

/**
 * Lists whose order is irrelevant: the compiler emits a union's values in the order it meets them, which any change may
 * affect.
 */
const unordered = ['enum', 'required'];

const byPlaceAndName = (parameters = []) =>
  Object.fromEntries(parameters.map((each) => [`${each.in} ${each.name}`, each]));

/**
 * Keeps the committed document's order, with additions at the end: its readers don't care which module a controller is
 * in.
 */
export function inKnownOrder(document, committed, name) {
  if (name === 'parameters') return Object.values(inKnownOrder(byPlaceAndName(document), byPlaceAndName(committed)));
  if (Array.isArray(document)) return unordered.includes(name) ? inPlace(document, committed) : document;
  if (document === null || typeof document !== 'object') return document;
  const keys = inPlace(Object.keys(document), Object.keys(committed ?? {}));
  return Object.fromEntries(keys.map((key) => [key, inKnownOrder(document[key], committed?.[key], key)]));
}
