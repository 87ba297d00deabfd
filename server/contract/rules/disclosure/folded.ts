/**
 * A text as the eye reads it: lower case, without what cannot be seen, look-alikes as the letters that they pretend to be.
 * Every array has one entry a character of `text`.
 */
export type Folded = Readonly<{
  text: string;
  /** The character's position in the original, in UTF-16 units, and where it ends. */
  starts: readonly number[];
  ends: readonly number[];
  /** How many characters can be seen before it. */
  seenBefore: readonly number[];
  /** The original has something else there than this very letter, in either case. */
  altered: readonly boolean[];
  /** Something invisible is before it. */
  parted: readonly boolean[];
  /** Invisible characters that no emoji needs. */
  hidden: readonly number[];
}>;

/** Letters of other alphabets that look like Latin ones; the compatible forms (full-width, bold …) fold without this. */
const twins: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аΑαɑᴀАａ∂ạᎪꓮ', b: 'ВΒʙвЬ', c: 'сСϲᴄ', d: 'ԁⅾᴅժđɗԀᎠꓓ', e: 'еЕΕεᴇ', f: 'ƒғ', g: 'ɡɢԍ', h: 'һΗНн', i: 'іІΙιıɪӏ', j: 'јЈᴊ',
    k: 'кКΚκᴋ', l: 'ⅼʟ', m: 'МΜмᴍ', n: 'Νηпɴ', o: 'оОΟοᴏ', p: 'рРΡρᴘ', r: 'ʀг', s: 'ѕЅꜱ', t: 'тТΤτᴛ', u: 'υսᴜ', v: 'νѵᴠ', w: 'ԝωᴡ',
    x: 'хХΧχ', y: 'уУΥүʏ', z: 'Ζᴢ', "'": '’‘ʼ′', '-': '‐‑−',
  }).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter])),
); // prettier-ignore

/** Letters in squares, in circles and of flags: by where their alphabet begins. */
const alphabets = [0x1f1e6, 0x1f130, 0x1f150, 0x1f170];

const joiners = /^[\u{200c}\u{200d}]$/u;
/** What joins, colours and shapes emoji, and joins letters of other scripts; behind a Latin letter it is only hidden. */
const quiet = /^[\u{200c}\u{200d}\u{fe00}-\u{fe0f}\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]$/u;
const hidden = /^[\p{Cf}\u{115f}\u{1160}\u{3164}\u{ffa0}\u{2800}\u{34f}]$/u;
const mark = /^\p{M}$/u;

/** How a character is seen behind the one before it. */
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
