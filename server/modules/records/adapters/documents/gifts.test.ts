import { textOfPdf } from '../../../../../test/support/pdf-text.js';
import { newId } from '../../../../shared/kernel/index.js';
import { type StatedGift, statementOf } from '../../domain/gift.js';
import { csvOfGifts, pdfOfGifts } from './gift-statements.js';

const gift = (title: string, pence: number, at: string, reverses: string | null = null): StatedGift => ({
  ...{ id: newId(), collabId: newId(), brandId: newId(), influencerId: newId(), kind: reverses ? 'reversed' : 'received' },
  ...{ pence, basis: 'AGREED', receivedAt: new Date(at), recordedAt: new Date(at), reverses, title, brandName: 'Ember & Rye', reason: null },
}); // prettier-ignore

const dinner = gift('Tasting menu', 18_050, '2026-05-01T12:00:00Z');
const back = { ...gift('Tasting menu', -18_050, '2026-05-01T12:00:00Z', dinner.id), collabId: dinner.collabId };
const spa = gift('Spa day', 120_000, '2027-04-05T22:30:00Z'); // half past eleven in London, on the year’s last day
const statement = statementOf('Amara Osei', 2026, [dinner, back, spa], [2026]);

test('R437: the PDF names each gift once, with all that was recorded about it, and the statement’s sum', async () => {
  const text = textOfPdf(await pdfOfGifts(statement, new Date('2027-04-06T12:00:00Z')));
  expect(text).toContain('Amara Osei Gifts received in the UK tax year 2026/27 From 6 April 2026 to 5 April 2027');
  expect(text).toContain('so we may have to share these figures and your details with HMRC');
  expect(text).toContain(
    '1 May 2026 Tasting menu Ember & Rye Received: £180.50 Reversed on 1 May 2026: -£180.50 Agreed £0',
  );
  expect(text.split('Tasting menu')).toHaveLength(2);
  expect(text).toContain('5 April 2027 Spa day Ember & Rye Received Agreed £1,200');
  expect(text).toMatch(/Total £1,200( |$)/);
  expect(statement.totalPence).toBe(120_000);
});

test('R437: the CSV of the gifts has the same lines and the same sum', () => {
  const rows = csvOfGifts(statement).trim().split('\r\n').slice(1).map((row) => row.split(','));
  expect(rows.map((cells) => [cells[0], cells[2], cells[3], cells[6], cells[7]])).toEqual([
    ['2026-05-01', 'Received', 'Tasting menu', '180.50', ''],
    ['2026-05-01', 'Reversed', 'Tasting menu', '', '180.50'],
    ['2027-04-05', 'Received', 'Spa day', '1200.00', ''],
    ['', 'Total', '', '1200.00', ''],
  ]);
}); // prettier-ignore

describe('R437: a corrected value', () => {
  const [was, right] = [gift('Supper', 12_000, '2026-06-01T12:00:00Z'), gift('Supper', 9_050, '2026-06-01T12:00:00Z')];
  const recordedAt = new Date('2027-05-02T12:00:00Z');
  const corrected = statementOf('Amara Osei', 2026, [
    was,
    { ...was, id: newId(), kind: 'reversed', pence: -12_000, recordedAt, reverses: was.id, reason: 'No wine, no dessert.' },
    { ...right, collabId: was.collabId, kind: 'corrected', basis: 'MEASURED', recordedAt },
  ], [2027, 2026]);

  it('is in the PDF with its reason, in the year of the visit', async () => {
    const text = textOfPdf(await pdfOfGifts(corrected, recordedAt));
    expect(text).toContain('1 June 2026 Supper Ember & Rye Received: £120 Reversed on 2 May 2027: -£120 No wine, no dessert. Corrected on 2 May 2027: £90.50 Measured £90.50');
    expect(text).toMatch(/Total £90\.50( |$)/);
  });

  it('is in the CSV too', () => {
    const [, ...rows] = csvOfGifts(corrected).trim().split('\r\n').slice(1);
    expect(rows).toEqual([
      expect.stringMatching(/^2026-06-01,2027-05-02,Reversed,Supper,Ember & Rye,.*,,120\.00,Agreed,"No wine, no dessert\."$/),
      expect.stringMatching(/^2026-06-01,2027-05-02,Corrected,Supper,Ember & Rye,.*,90\.50,,Measured,$/),
      ',,Total,,,,90.50,,,',
    ]);
  });
}); // prettier-ignore
