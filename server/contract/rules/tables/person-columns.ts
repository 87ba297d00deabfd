import type { Platform } from '../../lists/social.js';
import { personIn } from '../platform-address/person-in.js';
import { type ColumnLook, shareOf } from './column-look.js';
import { peopleWords } from './people-words.js';
import type { FieldTaste } from './propose-columns.js';

export const isAddress = (value: string): boolean => value.startsWith('@') || /\.\w{2,}\//.test(value);

/** A URL or an `@name`: only used for people. */
const namesPerson = (value: string) => isAddress(value) && typeof personIn(value) !== 'string';
const isSmall = (value: string) => value === value.toLowerCase();

/** Handles seldom repeat, are mostly lower case, and contain only what the platform allows. */
function likeHandles({ values, numbers }: ColumnLook, platform: Platform | null): number {
  const people = shareOf(values, (value) => typeof personIn(value, platform ?? undefined) !== 'string');
  const looks = (1 - 0.9 * numbers) * (0.4 + 0.6 * shareOf(values, isSmall));
  const distinct = new Set(values).size / Math.max(values.length, 1);
  return Math.min(1, 1.5 * distinct) * Math.max(shareOf(values, namesPerson), people * looks);
}

/** How to recognise a column of handles, by the platform's rules if it is known. */
export const handleTaste = (platform: Platform | null): FieldTaste => ({
  words: peopleWords.handle,
  fits: (look) => likeHandles(look, platform),
  least: [0.4, 0.65],
  byLook: true,
  isCertain: ({ values }) => shareOf(values, namesPerson) >= 0.8,
  isNeeded: true,
});

/** Display names, not user names. */
const isShown = (value: string) => /[\p{Lu}\s]|[^\p{ASCII}]/u.test(value);

/** How to recognise a column of names. @param isText whether a value can be a name */
export const nameTaste = (isText: (value: string) => boolean): FieldTaste => ({
  words: peopleWords.name,
  fits: ({ values, distinct }) => distinct * shareOf(values, isText) * (0.55 + 0.45 * shareOf(values, isShown)),
  least: [0.1, 0.3],
  byLook: true,
});
