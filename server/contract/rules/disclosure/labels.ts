import type { Folded } from './folded.js';

/** A label in a caption; positions are those of the folded text. */
export type Label = Readonly<{
  start: number;
  end: number;
  hashtag: boolean;
  /** Written in plain letters with nothing hidden between them. */
  plain: boolean;
  /** Nothing that is read stands before it. */
  first: boolean;
}>;

const words = 'ad|advert|advertisement|advertising';

/** Phrases that begin with the word and mean something else. */
const otherPhrases =
  /^[\s-]+(hoc|lib|libs|libitum|infinitum|nauseam|astra|break|breaks|blocker|blockers|free|agency|agencies|man|men|exec|execs)(?![\p{L}\p{N}_])/u;

const label = new RegExp(`(?<![\\p{L}\\p{N}_@])(#?)(${words})(?![\\p{L}\\p{N}_])`, 'gu');
const opening = /^[^\p{L}\p{N}@#]*(this (post |reel |video |story |stream )?is an? )?$/u;

/** Every clear label of a text, in the order in which they are read. */
export function labelsIn({ text, altered, parted }: Folded): Label[] {
  return [...text.matchAll(label)].flatMap((match): Label[] => {
    const [all, hash, word] = match as unknown as [string, string, string];
    const [start, end] = [match.index, match.index + all.length];
    const [before, after] = [text.slice(0, start), text.slice(end)];
    if (/[\p{L}\p{N}][./'-]$/u.test(before) || /^[.'-](?!ish(?!\p{L}))[\p{L}\p{N}]/u.test(after)) return [];
    if (!hash && otherPhrases.test(after)) return [];
    if (!hash && word === 'advertising' && /^\s+[\p{L}\p{N}]/u.test(after)) return [];
    const letters = start + hash.length;
    const plain = !altered.slice(letters, end).some(Boolean) && !parted.slice(letters + 1, end).some(Boolean);
    return [{ start, end, hashtag: hash !== '', plain, first: opening.test(before) }];
  });
}
