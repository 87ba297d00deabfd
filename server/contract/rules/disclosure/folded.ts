/**
 * A text as the eye reads it: lower case, without invisible characters, look-alikes replaced by the letters they
 * imitate. Every array has one entry per character of `text`.
 */
export type Folded = Readonly<{
  text: string;
  /** The character's start and end in the original, in UTF-16 units. */
  starts: readonly number[];
  ends: readonly number[];
  /** How many visible characters precede it. */
  seenBefore: readonly number[];
  /** The original has a different character there, ignoring case. */
  altered: readonly boolean[];
  /** Something invisible precedes it. */
  parted: readonly boolean[];
  /** Invisible characters that no emoji needs. */
  hidden: readonly number[];
}>;

/**
 * Look-alikes of Latin letters in other alphabets; compatibility forms (full-width, bold …) are folded by
 * normalisation.
 */
const twins: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аΑαɑᴀАａ∂ạᎪꓮ', b: 'ВΒʙвЬ', c: 'сСϲᴄ', d: 'ԁⅾᴅժđɗԀᎠꓓ', e: 'еЕΕεᴇ', f: 'ƒғ', g: 'ɡɢԍ', h: 'һΗНн', i: 'іІΙιıɪӏ', j: 'јЈᴊ',
    k: 'кКΚκᴋ', l: 'ⅼʟ', m: 'МΜмᴍ', n: 'Νηпɴ', o: 'оОΟοᴏ', p: 'рРΡρᴘ', r: 'ʀг', s: 'ѕЅꜱ', t: 'тТΤτᴛ', u: 'υսᴜ', v: 'νѵᴠ', w: 'ԝωᴡ',
    x: 'хХΧχ', y: 'уУΥүʏ', z: 'Ζᴢ', "'": '’‘ʼ′', '-': '‐‑−',
  }).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter])),
); // prettier-ignore

/** Squared, circled and regional indicator letters: by their first code point. */
const alphabets = [0x1f1e6, 0x1f130, 0x1f150, 0x1f170];

const joiners = /^[\u{200c}\u{200d}]$/u;
/** Joiners and modifiers of emoji and other scripts; after a Latin letter they are just invisible. */
const quiet = /^[\u{200c}\u{200d}\u{fe00}-\u{fe0f}\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]$/u;
const hidden = /^[\p{Cf}\u{115f}\u{1160}\u{3164}\u{ffa0}\u{2800}\u{34f}]$/u;
const mark = /^\p{M}$/u;

/** How a character looks after the previous one. */
function kindOf(char: string, before: string): 'sign' | 'quiet' | 'hidden' | 'mark' {
  if (char <= '~') return 'sign';
  if (quiet.test(char) && !/[a-z]/.test(before)) return 'quiet';
  if (hidden.test(char)) return 'hidden';
  return mark.test(char) ? 'mark' : 'sign';
}

function plain(char: string): string {
  if (char <= '~') return char.toLowerCase();
  const code = char.codePointAt(0)!;
  const alphabet = alphabets.find((first) => code >= first && code < first + 26);
  if (alphabet !== undefined) return String.fromCharCode(97 + code - alphabet);
  const letter = twins[char];
  if (letter) return letter;
  return char
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/./gu, (each) => twins[each] ?? each);
}

export function fold(original: string): Folded {
  const folded = { text: '', starts: [], ends: [], seenBefore: [], altered: [], parted: [], hidden: [] } as {
    text: string; starts: number[]; ends: number[]; seenBefore: number[]; altered: boolean[]; parted: boolean[]; hidden: number[];
  }; // prettier-ignore
  const letters = new Map<string, string>();
  let at = 0;
  let seen = 0;
  let dirty = false;
  let last = '';
  for (const char of original) {
    const end = at + char.length;
    const kind = kindOf(char, last);
    if (kind === 'quiet') dirty ||= joiners.test(char);
    else if (kind === 'hidden') {
      folded.hidden.push(at);
      dirty = true;
    } else if (kind === 'mark') {
      if (folded.altered.length > 0) folded.altered[folded.altered.length - 1] = true;
    } else {
      if (!letters.has(char)) letters.set(char, plain(char));
      for (const unit of letters.get(char)!.split('')) {
        folded.text += unit;
        folded.starts.push(at);
        folded.ends.push(end);
        folded.seenBefore.push(seen);
        folded.altered.push(unit !== char && unit !== char.toLowerCase());
        folded.parted.push(dirty);
        last = unit;
      }
      seen++;
      dirty = false;
    }
    at = end;
  }
  return folded;
}

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
