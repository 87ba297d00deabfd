import { maxSlugLength } from './constants.js';

/**
 * A record's slug: a-z, 0-9 and single hyphens, none at either end. Accented letters are dropped, not transliterated.
 * May be empty.
 */
export function slugify(text: string, max: number = maxSlugLength): string {
  const slug = text
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.slice(0, max).replace(/-$/, '');
}

/**
 * Slug candidates to try until one is free: `jane`, `jane-2`, `jane-3` …, each within `max`.
 * @param shortId used if nothing is left of the text, such as a name in another script
 */
export function* slugCandidates(text: string, shortId: string, max: number = maxSlugLength): Generator<string, never> {
  const slug = slugify(text, max) || slugify(shortId, max);
  yield slug;
  for (let number = 2; ; number++) {
    const suffix = `-${number}`;
    yield slugify(slug, max - suffix.length) + suffix;
  }
}
