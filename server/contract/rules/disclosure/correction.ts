import { denials, ownMoney, weakening } from './claims.js';
import { fold } from './folded.js';
import { captionLabels } from './phrases.js';

/** The maximum length of a caption. */
const longest = 2_200;
const rounds = 8;

/** Removes spans of the folded text from the original. */
function without(original: string, spans: readonly (readonly [start: number, end: number])[]): string {
  const { starts, ends } = fold(original);
  return [...spans]
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => text.slice(0, starts[start]) + text.slice(ends[end - 1]), original);
}

/** Removes invisible characters, except those that join emoji. */
function withoutHidden(original: string): string {
  const hidden = new Set(fold(original).hidden);
  let at = 0;
  let text = '';
  for (const char of original) {
    if (!hidden.has(at)) text += char;
    at += char.length;
  }
  return text;
}

/** Repeats a step until it changes nothing more. */
const repeated =
  (step: (text: string) => string) =>
  (original: string): string => {
    let text = original;
    for (let round = 0; round < rounds; round++) {
      const next = step(text);
      if (next === text) break;
      text = next;
    }
    return text;
  };

/** Without contradictions of the label. */
const withoutClaims = repeated((text) => {
  const { text: read } = fold(text);
  const found = [...denials, ...ownMoney].map((phrase) => [...read.matchAll(phrase)]).find(({ length }) => length > 0);
  const spans = found?.map(({ 0: all, index }) => [index, index + all.length] as const);
  return without(text, spans ?? []);
});

/** Without label tags, and leading words used as labels, with any qualifiers that weaken them. */
const withoutLabels = repeated((text) => {
  const folded = fold(text);
  const found = captionLabels(folded).filter(({ first, plain, hashtag }) => first || !plain || hashtag);
  const spans = found.map(({ start, end, first }) => {
    const more = first ? (weakening.exec(folded.text.slice(end))?.[0].length ?? 0) : 0;
    return [start, end + more] as const;
  });
  return without(text, spans);
});

/** Without one there may be another: “no#ad Ad” without its tag is “no Ad”. */
const withoutBoth = repeated((text) => withoutLabels(withoutClaims(text)));

/** The corrected caption: “Ad” first, nothing hidden, no contradictions. */
export function withLabelFirst(caption: string): string {
  const rest = withoutBoth(withoutHidden(caption))
    .replace(/^[\s|:;,.?!–—_()[\]*"“”'-]+/u, '')
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/\s+$/u, '');
  return (rest ? `Ad | ${rest}` : 'Ad').slice(0, longest);
}
