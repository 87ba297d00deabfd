import fc from 'fast-check';
import { type CaptionInput, defaultFolds, readFolds } from './caption-context.js';
import { captionRules } from './caption-rules.js';
import { judgedCaptions } from './captions/index.js';
import { judgeCaption } from './judge-caption.js';

const inputOf = (caption: string, more: Partial<CaptionInput> = {}): CaptionInput => ({
  platform: 'instagram',
  type: 'post',
  ...more,
  caption,
});
const shown = (caption: string) => JSON.stringify(caption.length > 60 ? `${caption.slice(0, 60)}…` : caption);

describe('the disclosure gate', () => {
  it('is judged by at least 150 captions, each once and with its reason', () => {
    expect(judgedCaptions.length).toBeGreaterThanOrEqual(150);
    const inputs = judgedCaptions.map(({ caption, more }) => JSON.stringify([caption, more]));
    expect(inputs.filter((input, index) => inputs.indexOf(input) !== index)).toEqual([]);
    for (const { why } of judgedCaptions) expect(why).toMatch(/\.$/);
  });

  test.each(judgedCaptions.map((row) => [shown(row.caption), row.why, row] as const))(
    '%s: %s',
    (_, _why, { caption, result, rule, more }) => {
      const verdict = judgeCaption(inputOf(caption, more));
      const found = verdict.findings.map((each) => each.rule);
      expect({ result: verdict.result, found }).toEqual({
        result,
        found: rule ? (expect.arrayContaining([rule]) as unknown as string[]) : [],
      });
    },
  );

  it.each(judgedCaptions.filter(({ result }) => result !== 'pass').map((row) => [shown(row.caption), row] as const))(
    'fixes %s with one click',
    (_, { caption, more }) => {
      for (const { correction } of judgeCaption(inputOf(caption, more)).findings)
        expect(judgeCaption(inputOf(correction!, more))).toEqual({ result: 'pass', findings: [] });
    },
  );

  it.each(captionRules.map(({ id }) => [id]))('the table catches a gate without %s', (id) => {
    const rest = captionRules.filter((rule) => rule.id !== id);
    const missed = judgedCaptions.filter(({ caption, result, rule, more }) => {
      const verdict = judgeCaption(inputOf(caption, more), defaultFolds, { caption: rest });
      return verdict.result !== result || (rule !== null && !verdict.findings.some((each) => each.rule === rule));
    });
    expect(missed.some(({ rule }) => rule === id)).toBe(true);
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
      { numRuns: 300, examples: [['no#ad Ad', 'instagram']] },
    );
  });
});

/** Ten thousand characters that could cause catastrophic backtracking. */
const long = (part: string) => part.repeat(Math.ceil(10_000 / part.length)).slice(0, 10_000);

describe('a caption of any length', () => {
  it.each(
    [
      'ad ', '#ad', '#a', '#', ' ', '\n', 'not ', 'no ', 'a', 'ad hoc ', 'a.', '@', 'gifted', 'it is ', 'paid for ', 'd', "'", '🍝', '\u200b', 'é',
      'AD 1', 'with my own ', 'thanks ', '_ad', 'this is an ', '.ad', '-', '#gifted_',
    ].map((part) => [JSON.stringify(part), part] as const), // prettier-ignore
  )('is judged in a moment: %s again and again', (_, part) => {
    const begun = process.cpuUsage();
    judgeCaption(inputOf(long(part)));
    judgeCaption(inputOf(`${long(part)}!`));
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(1_000); // milliseconds
  });
});

describe('the fold', () => {
  it('is at the exact character and line', () => {
    const folds = readFolds('instagram:10/2')!;
    const judge = (caption: string) => judgeCaption(inputOf(caption), folds).result;
    expect(judge('123456 #ad')).toBe('fix');
    expect(judge('1234567 #ad')).toBe('fail');
    expect(judge('1\nad')).toBe('fix');
    expect(judge('1\n2\nad')).toBe('fail');
  });

  it('is set by the operator, a platform at a time', () => {
    expect(readFolds('tiktok:60/1')).toEqual({ ...defaultFolds, tiktok: { characters: 60, lines: 1 } });
    for (const wrong of ['', 'tiktok', 'myspace:10/2', 'tiktok:0/1', 'tiktok:60']) expect(readFolds(wrong)).toBeNull();
  });
});
