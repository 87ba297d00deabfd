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
 * A page's address without what it may give away: sign-in tokens, e-mail addresses, search words, the fragment (R403).
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
