import { briefRules, judgeBrief } from './brief-rules.js';

type Row = readonly [brief: string, result: 'pass' | 'fix' | 'fail', rule: string | null];

const rows: readonly Row[] = [
  ['Show the open kitchen. Label it Ad.', 'pass', null],
  ['Begin your caption with #ad and tag us.', 'pass', null],
  ['Don’t forget the #ad label.', 'pass', null],
  ['Never post without #ad.', 'pass', null],
  ['Please do not hide the ad label.', 'pass', null],
  ['Do not remove #ad, please.', 'pass', null],
  ['Please use #ad and not #gifted.', 'pass', null],
  ['Natural light works best. Ad goes first in the caption.', 'pass', null],
  ['Organic wine is our thing. Start with Ad.', 'pass', null],
  ['Do not put the ad label at the end.', 'pass', null],
  ['Ad first. Please don’t pretend to be a customer.', 'pass', null],
  ['', 'fix', 'brief-silent'],
  ['Show the terrace and the cocktails.', 'fix', 'brief-silent'],
  ['Ad first. Only say positive things, please.', 'fix', 'brief-only-praise'],
  ['Start with Ad. No negative comments.', 'fix', 'brief-only-praise'],
  ['Please don’t use #ad.', 'fail', 'brief-hides-ad'],
  ['Do not mention that it was gifted.', 'fail', 'brief-hides-ad'],
  ['No #ad please.', 'fail', 'brief-hides-ad'],
  ['Post without any ad label.', 'fail', 'brief-hides-ad'],
  ['Avoid the words ad and sponsored.', 'fail', 'brief-hides-ad'],
  ['Leave out the disclosure.', 'fail', 'brief-hides-ad'],
  ['You may remove the label after a day.', 'fail', 'brief-hides-ad'],
  ['Keep it looking organic.', 'fail', 'brief-hides-ad'],
  ['Make it feel like a genuine recommendation.', 'fail', 'brief-hides-ad'],
  ['Your followers shouldn’t know that you were invited.', 'fail', 'brief-hides-ad'],
  ['Nobody needs to know we hosted you.', 'fail', 'brief-hides-ad'],
  ['Don’t tell anyone the stay was free.', 'fail', 'brief-hides-ad'],
  ['Ｄｏ ｎｏｔ ｕｓｅ ＃ａｄ.', 'fail', 'brief-hides-ad'],
  ['Don\u200b’t use #a\u200bd.', 'fail', 'brief-hides-ad'],
  ['Show the pool. Hide the ad label a little.', 'fail', 'brief-hides-ad'],
  ['Put #ad at the end of the caption.', 'fail', 'brief-buries-label'],
  ['Add #ad in the first comment.', 'fail', 'brief-buries-label'],
  ['Place the label below the fold.', 'fail', 'brief-buries-label'],
  ['Use #ad as the last hashtag.', 'fail', 'brief-buries-label'],
  ['Use #gifted instead of #ad.', 'fail', 'brief-weak-label'],
  ['Write collab rather than ad.', 'fail', 'brief-weak-label'],
  ['Tag it #sp, not #ad.', 'fail', 'brief-weak-label'],
  ['Pretend you just walked in.', 'fail', 'brief-false-customer'],
  ['Talk as if you had paid.', 'fail', 'brief-false-customer'],
  ['Say you paid for dinner.', 'fail', 'brief-false-customer'],
  ['Leave us a five-star review on Google.', 'fail', 'brief-buys-reviews'],
  ['A positive review on TripAdvisor would be lovely.', 'fail', 'brief-buys-reviews'],
];

describe('a brief', () => {
  test.each(rows)('%j: %s', (brief, result, rule) => {
    const verdict = judgeBrief(brief);
    expect({ result: verdict.result, rules: verdict.findings.map((each) => each.rule) }).toEqual({
      result,
      rules: rule ? (expect.arrayContaining([rule]) as unknown as string[]) : [],
    });
  });

  test.each(rows.filter(([, result]) => result !== 'pass'))('%j is mended with one click', (brief) => {
    for (const { correction } of judgeBrief(brief).findings) expect(judgeBrief(correction!).result).toBe('pass');
  });

  test.each(briefRules.map(({ id }) => [id]))('the table catches a lint without %s', (id) => {
    const rest = briefRules.filter((rule) => rule.id !== id);
    const missed = rows.filter(([brief, result, rule]) => rule === id && judgeBrief(brief, rest).result !== result);
    expect(missed.length).toBeGreaterThan(0);
  });
});
