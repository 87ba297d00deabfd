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

/**
 * A page's address without what it may give away: sign-in tokens, e-mail addresses, search words, the fragment (R403).
 * What is no address at all is left as it is, up to its question mark.
 */
export function withoutSecrets(address: string): string {
  const [page = '', query = ''] = address.split('#', 1)[0]!.split('?', 2);
  const parts = query.split('&').filter((part) => {
    const [name = '', value = ''] = part.split('=', 2);
    return kept.has(name) && !/@|%40/i.test(value);
  });
  return parts.length > 0 ? `${page}?${parts.join('&')}` : page;
}
