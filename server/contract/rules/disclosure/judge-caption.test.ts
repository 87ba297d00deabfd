import fc from 'fast-check';
import { type CaptionInput, defaultFolds, readFolds } from './caption-context.js';
import { captionRules } from './caption-rules.js';
import { labelledCaptions } from './captions.table.js';
import { judgeCaption } from './judge-caption.js';

const inputOf = (caption: string, more: Partial<CaptionInput> = {}): CaptionInput => ({
  platform: 'instagram',
  type: 'post',
  ...more,
  caption,
});
const shown = (caption: string) => JSON.stringify(caption.length > 60 ? `${caption.slice(0, 60)}…` : caption);

describe('the disclosure gate', () => {
  it('is judged by at least 150 captions', () => {
    expect(labelledCaptions.length).toBeGreaterThanOrEqual(150);
    expect(new Set(labelledCaptions.map((each) => JSON.stringify(each))).size).toBe(labelledCaptions.length);
  });

  test.each(labelledCaptions.map(([caption, ...rest]) => [shown(caption), caption, ...rest] as const))(
    '%s',
    (_, caption, result, rule, more) => {
      const verdict = judgeCaption(inputOf(caption, more));
      const found = verdict.findings.map((each) => each.rule);
      expect({ result: verdict.result, found }).toEqual({
        result,
        found: rule ? (expect.arrayContaining([rule]) as unknown as string[]) : [],
      });
    },
  );

  it.each(
    labelledCaptions
      .filter(([, result]) => result !== 'pass')
      .map(([caption, , , more]) => [shown(caption), caption, more] as const),
  )('mends %s with one click', (_, caption, more) => {
    for (const { correction } of judgeCaption(inputOf(caption, more)).findings)
      expect(judgeCaption(inputOf(correction!, more))).toEqual({ result: 'pass', findings: [] });
  });

  it.each(captionRules.map(({ id }) => [id]))('the table catches a gate without %s', (id) => {
    const rest = captionRules.filter((rule) => rule.id !== id);
    const missed = labelledCaptions.filter(([caption, result, rule, more]) => {
      const verdict = judgeCaption(inputOf(caption, more), defaultFolds, { caption: rest });
      return verdict.result !== result || (rule !== null && !verdict.findings.some((each) => each.rule === rule));
    });
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.some(([, , rule]) => rule === id)).toBe(true);
  });

  it('names a source with an address for everything that it says', () => {
    for (const { source } of captionRules) {
      expect(source.name).toMatch(/ASA|CAP|CMA/);
      expect(source.url).toMatch(/^https:\/\/(www\.)?(asa\.org|gov)\.uk|^https:\/\/www\.(asa\.org\.uk|gov\.uk)/);
    }
  });

  it('tells the creator that a brief takes nothing away, and does not fail the caption for it', () => {
    const verdict = judgeCaption(inputOf('Ad: dinner', { brief: 'Please do not use #ad.' }));
    expect(verdict.result).toBe('pass');
    expect(verdict.findings.map(({ rule }) => rule)).toEqual(['brief-against-law']);
    const [note] = judgeCaption(inputOf('Ad: dinner', { brief: 'Ad first. Leave us a review on Google.' })).findings;
    expect(note).toMatchObject({ rule: 'brief-against-law', says: expect.stringContaining('asks for a review') });
  });
});

const ranks = { pass: 0, fix: 1, fail: 2 };
const pieces = fc.constantFrom(
  'Ad', '#ad', 'ad', 'Аd', 'A\u200bd', 'gifted', '#sp', 'hoc', '-free', '?', ' ', '\n', '#foodie', '@ember', 'not an ad', 'paid for it myself',
  'dinner', '🍝', '|', ':', '.', 'ish', 'lol', 'no', 'not', 'an', '\u202e', 'é', 'agency', 'this is an',
); // prettier-ignore
const captions = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(' ')),
);
const platforms = fc.constantFrom('instagram' as const, 'tiktok' as const, 'youtube' as const);

describe('whatever the caption', () => {
  it('putting “Ad” first never makes it worse', () => {
    fc.assert(
      fc.property(captions, platforms, fc.constantFrom('Ad ', 'Ad: ', 'Ad | ', '#ad '), (caption, platform, label) => {
        const before = judgeCaption(inputOf(caption, { platform })).result;
        expect(ranks[judgeCaption(inputOf(label + caption, { platform })).result]).toBeLessThanOrEqual(ranks[before]);
      }),
      { numRuns: 300 },
    );
  });

  it('moving the label past the fold always fails', () => {
    const fillers = fc.string({ unit: fc.constantFrom(...'bcefgh oqrtuvw'), minLength: 130, maxLength: 300 });
    fc.assert(
      fc.property(
        fillers,
        platforms,
        fc.constantFrom('Ad', '#ad', 'Advert', '#advertisement'),
        (filler, platform, label) => {
          expect(judgeCaption(inputOf(`${filler} ${label}`, { platform })).result).toBe('fail');
        },
      ),
      { numRuns: 100 },
    );
  });

  it('one click brings it in order', () => {
    fc.assert(
      fc.property(captions, platforms, (caption, platform) => {
        for (const { correction } of judgeCaption(inputOf(caption, { platform })).findings)
          expect(judgeCaption(inputOf(correction!, { platform })).result).toBe('pass');
      }),
      { numRuns: 300 },
    );
  });
});

describe('the fold', () => {
  it('is at the exact character and line', () => {
    const folds = readFolds('instagram:10/2')!;
    const judge = (caption: string) => judgeCaption(inputOf(caption), folds).result;
    expect(judge('1234567 ad')).toBe('fix');
    expect(judge('12345678 ad')).toBe('fail');
    expect(judge('1\nad')).toBe('fix');
    expect(judge('1\n2\nad')).toBe('fail');
  });

  it('is set by the operator, a platform at a time', () => {
    expect(readFolds('tiktok:60/1')).toEqual({ ...defaultFolds, tiktok: { characters: 60, lines: 1 } });
    for (const wrong of ['', 'tiktok', 'myspace:10/2', 'tiktok:0/1', 'tiktok:60']) expect(readFolds(wrong)).toBeNull();
  });
});
