import { giftMarkWords, giftRecordWords, taxYearAt, taxYearName, taxYearSpan } from './tax-year.js';

describe('the UK tax year', () => {
  test.each([
    ['2027-04-05T22:59:59.000Z', 2026, 'one second before midnight in London, which is an hour ahead'],
    ['2027-04-05T23:00:00.000Z', 2027, 'midnight in London'],
    ['2027-04-06T00:00:00.000Z', 2027, 'midnight in UTC'],
    ['2027-01-01T00:00:00.000Z', 2026, 'New Year'],
    ['2026-12-31T23:59:59.000Z', 2026, 'the last second of the calendar year'],
  ])('%s is of the one that begins in %i: %s', (moment, year) => expect(taxYearAt(new Date(moment))).toBe(year));

  it('begins and ends at London’s midnight', () =>
    expect(taxYearSpan(2026)).toEqual({
      startsAt: new Date('2026-04-05T23:00:00Z'),
      endsBefore: new Date('2027-04-05T23:00:00Z'),
    }));

  test.each([
    [2026, '2026/27'],
    [2099, '2099/00'],
  ])('%i is called %s', (year, name) => expect(taxYearName(year)).toBe(name));

  it('says how someone compares with the threshold: at £1,000 not above it', () => {
    expect(giftMarkWords(40_000)).toMatch(/^This is £600 below the threshold of £1,000\./);
    expect(giftMarkWords(100_000)).toMatch(/^This is exactly the threshold of £1,000\./);
    expect(giftMarkWords(100_001)).toMatch(/^This is more than £1,000\./);
  });

  it('says what we keep about gifts and that we may have to tell HMRC, and gives no advice', () => {
    expect(giftRecordWords).toContain('may have to share these figures and your details with HMRC');
    expect(giftRecordWords).toContain('This isn’t tax advice.');
  });
});
