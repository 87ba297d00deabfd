import { type Platform, platforms } from '../../../contract/lists/index.js';
import { headerKey } from '../../../contract/rules/tables/header.js';

const words: Record<Platform, RegExp> = {
  instagram: /instagram|\binsta(grammers?)?\b|\big\b/,
  tiktok: /tiktok|\btt\b/,
  youtube: /youtube|\byt\b/,
};

const ids = platforms.map(({ id }) => id);

/** The platforms mentioned in a text. */
const namedIn = (text: string): Platform[] => ids.filter((id) => words[id].test(headerKey(text)));

/** The platform that texts, such as headers, agree on; null if they mention none or several. */
export function platformOf(texts: readonly string[]): Platform | null {
  const named = namedIn(texts.join(' '));
  return named.length === 1 ? named[0]! : null;
}

/**
 * The platform named in a cell, such as `YouTube` or `IG`; null if it isn't one of ours. The handle `zoe.tt` names
 * none.
 */
export function platformIn(text: string): Platform | null {
  const isHandle = /[.@]|\w_(?:ig|insta|tt|yt)$/i.test(text.replace(/\bwww\.|\.com\b/gi, ''));
  return isHandle ? null : platformOf([text]);
}

/** Whether a header mentions only other platforms. */
export const isOfAnother = (header: string, platform: Platform): boolean => {
  const named = namedIn(header);
  return named.length > 0 && !named.includes(platform);
};
