import { fold } from './folded.js';

/** A sentence as the eye reads it, with its position in the original. */
type Sentence = Readonly<{ text: string; start: number; end: number }>;

export function sentencesOf(original: string): Sentence[] {
  const folded = fold(original);
  return [...folded.text.matchAll(/(?:[^.!?;\n•]|(?<=\d)\.(?=\d))+[.!?;]*/gu)].map(({ 0: text, index }) => ({
    text,
    start: folded.starts[index]!,
    end: folded.ends[index + text.length - 1]!,
  }));
}
