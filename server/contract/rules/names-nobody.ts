/** Query parameters that may stay in a page's URL: whose page, which plan, and list filters. */
const kept = new Set([
  'uid',
  'tier',
  'filter',
  'sort',
  'order',
  'page',
  'perPage',
  'tab',
  'view',
  'city',
  'category',
  'country',
  'platform',
  'band',
  'stage',
  'outcome',
  'kind',
]);

/** A list's filters without the search text; null when nothing is left, or it isn't a filter. */
function filtersWithoutWords(value: string): string | null {
  try {
    const filters: unknown = JSON.parse(decodeURIComponent(value.replaceAll('+', ' ')));
    if (filters !== Object(filters)) return null;
    const { q, ...others } = filters as Record<string, unknown>;
    if (q === undefined) return value;
    return Object.keys(others).length > 0 ? encodeURIComponent(JSON.stringify(others)) : null;
  } catch {
    return null;
  }
}

/**
 * A page's URL without personal or secret data: sign-in tokens, email addresses, search words, the fragment (R403). An
 * unparseable URL is kept up to its question mark.
 */
export function withoutSecrets(address: string): string {
  const [page = '', query = ''] = address.split('#', 1)[0]!.split('?', 2);
  const parts = query.split('&').flatMap((part) => {
    const [name = '', value = ''] = part.split('=', 2);
    if (!kept.has(name) || /@|%40/i.test(value)) return [];
    if (name !== 'filter') return part;
    const filters = filtersWithoutWords(value);
    return filters === null ? [] : `filter=${filters}`;
  });
  return parts.length > 0 ? `${page}?${parts.join('&')}` : page;
}

const email = /[^\s@"'<>/=&?]+(@|%40)[^\s@"'<>/=&?]+/gi;
/** With its host, or from its first slash; in stack traces more text follows. */
const address = /https?:\/\/[^\s"'<>\\]+|(?<![\w/.])\/[a-z][\w-]*[/?#][^\s"'<>\\(){};]*/gi;
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/**
 * A path segment that grants access: longer than any of our words and not an id, or an id with a signature after its
 * dot.
 */
const token = new RegExp(`/(?:(?!${id}(?:/|$))[\\w-]{28,}|${id}\\.[\\w.-]+)(?=/|$)`, 'gi');

/** A URL that is safe to log: without its query's secrets, its fragment, and tokens in its path. */
export const addressForOthers = (text: string): string => withoutSecrets(text).replace(token, '/[token]');

const textForOthers = (text: string): string => text.replace(address, addressForOthers).replace(email, '[email]');

const isPlain = (value: object): boolean => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/**
 * A value that may be sent to an external service: email addresses and tokens are removed from its strings. Plain
 * objects and arrays are traversed; circular references are left out.
 */
export function namesNobody<T>(value: T): T {
  const seen = new Set<object>();
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return textForOthers(part);
    if (typeof part !== 'object' || part === null || !isPlain(part)) return part;
    if (seen.has(part)) return undefined;
    seen.add(part);
    const cleaned = Array.isArray(part)
      ? part.map(clean)
      : Object.fromEntries(Object.entries(part).map(([key, inner]) => [textForOthers(key), clean(inner)]));
    seen.delete(part);
    return cleaned;
  };
  return clean(value) as T;
}
