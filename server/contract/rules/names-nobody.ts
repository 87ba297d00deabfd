/** What may stay in a page's address: whose page, which plan, and what the lists were filtered by. */
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

/** The filters of a list without the words that were searched for; null when nothing is left, or it is no filter. */
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
 * A page's address without what it may give away: sign-in tokens, email addresses, search words, the fragment (R403).
 * What is no address at all is left as it is, up to its question mark.
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
/** With its host, or from its first slash; style sheets continue after theirs. */
const address = /https?:\/\/[^\s"'<>\\]+|(?<![\w/.])\/[a-z][\w-]*[/?#][^\s"'<>\\(){};]*/gi;
const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A part of a path that grants access: longer than any word of ours and no id, or an id with a signature after its dot. */
const token = new RegExp(`/(?:(?!${id}(?:/|$))[\\w-]{28,}|${id}\\.[\\w.-]+)(?=/|$)`, 'gi');

/** An address as others may see it: without its query's secrets, its fragment, and what in its path is a token. */
export const addressForOthers = (text: string): string => withoutSecrets(text).replace(token, '/[token]');

const textForOthers = (text: string): string => text.replace(address, addressForOthers).replace(email, '[email]');

const isPlain = (value: object): boolean => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/**
 * What may leave for an outside service: the same value, in whose texts no email address and no token is left. Plain
 * objects and lists are gone through; what holds itself is left out.
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
