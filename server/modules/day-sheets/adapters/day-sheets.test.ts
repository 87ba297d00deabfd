import { textOfPdf } from '../../../../test/support/pdf-text.js';
import { aSheetVisit, supper } from '../../../../test/support/day-sheets.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { newId } from '../../../shared/kernel/index.js';
import { type Letter, Mailer, mailOf } from '../../../shared/mail/index.js';
import type { GoneVisit, MarkedVisit } from '../domain/day-sheet.js';
import { daySheetsContract } from '../ports/day-sheets.contract.js';
import type { SheetLetter } from '../ports/day-sheets.js';
import { pdfOfDaySheet } from './documents/day-sheet-pdf.js';
import { InMemorySheetMailRepository, InMemorySheetRepository } from './in-memory-day-sheets.js';
import { MailedSheetLetters } from './mail/day-sheet-letters.js';
import { SignedStopLinks } from './modules/neighbours.js';

const [brandId, venueId] = [newId(), newId()];
const day = '2027-03-04';
const unmarked = { changes: [], wasAt: null };
const ada: MarkedVisit = { ...aSheetVisit(), ...unmarked };
const noor: MarkedVisit = {
  ...aSheetVisit({ name: 'Noor Aziz', handle: 'noor', guests: 0, handoffNote: '', callWho: '', included: '' }),
  ...{ risks: { open: true, until: null, own: null, guests: [] }, ...unmarked },
};
const gone: GoneVisit = {
  collabId: newId(),
  name: 'Tom Reed',
  handle: 'tom',
  wasAt: supper,
  nowAt: null,
  isCancelled: true,
};
const over: MarkedVisit = { ...ada, risks: { open: false, until: null, own: null, guests: [] } };

describe('the twins', () => {
  const mails = new InMemorySheetMailRepository();
  const sheets = new InMemorySheetRepository(mails);
  daySheetsContract(() => ({ mails, sheets, venue: async () => newId() }));
});

describe('a sheet as an email', () => {
  class KeptLetters extends Mailer {
    readonly sent: Letter[] = [];
    async send(letter: Letter): Promise<void> {
      this.sent.push(letter);
    }
  }
  const links = new SignedStopLinks({ sessionSecret: 'a secret' });

  const lettersBy = (mailer: Mailer, sheet: SheetLetter | null) =>
    new MailedSheetLetters(mailer, links, { publicUrl: 'https://tastemaker.example' }, { execute: async () => sheet });

  async function written(visits: readonly MarkedVisit[], more: { gone?: GoneVisit[]; isUpdate?: boolean } = {}) {
    const mailer = new KeptLetters();
    const sheet = { brandId, venueId, venue: 'Quay Street', day, visits, gone: [], isUpdate: false, ...more };
    await lettersBy(mailer, sheet).send(venueId, day, 'kitchen@ember.example');
    return mailer.sent[0]!;
  }

  it('is not sent once there is nothing to write', async () => {
    const mailer = new KeptLetters();
    await lettersBy(mailer, null).send(venueId, day, 'kitchen@ember.example');
    expect(mailer.sent).toEqual([]);
  });

  it('comes after a question that names no visits, with a link to confirm', async () => {
    const mailer = new KeptLetters();
    const question = { brand: 'Ember & Rye', venueId, venue: 'Quay Street' };
    await lettersBy(mailer, null).ask(question, 'kitchen@ember.example');
    const { text } = await mailOf(mailer.sent[0]!);
    expect(text).toContain('Ember & Rye would like to email you each day’s visits to Quay Street');
    const token = links.tokenOf(venueId, 'kitchen@ember.example');
    expect(text).toContain(`Confirm address: https://tastemaker.example/unsubscribe?sheet=${token}`);
  });

  it('says what kitchen and floor need, allergies first', async () => {
    const letter = await written([ada, noor]);
    expect(letter).toMatchObject({ id: 'day-sheets.sheet', subject: 'Day sheet: Quay Street, Thursday 4 March, 2 visits' });
    const { text, headers } = await mailOf(letter);
    expect(text).toContain(
      [
        '19:30 Ada Marsh (@ada)',
        'Allergies and diet: Ada Marsh: Tree nuts, Tamarillo\nTom: No allergies',
        'Handover note: Table 12',
        'Party: Up to 2 people',
        'Offer: Supper for two',
        'Included: A tasting menu\nService',
        'Covers: Up to £95',
        'Contact: Ask for Sam, 020 7946 0000',
        '',
        '19:30 Noor Aziz (@noor)',
        'Allergies and diet: Please ask them about allergies.',
        'Party: 1 person',
        'Offer: Supper for two',
        'Covers: Up to £95',
        '',
      ].join('\n'),
    );
    expect(text).toContain(`/app/brand/day-sheet?day=${day}`);
    expect(text).toContain('destroy it after the last visit');
    const token = links.tokenOf(venueId, 'kitchen@ember.example');
    expect(text).toContain(`Stop these emails: https://tastemaker.example/unsubscribe?sheet=${token}`);
    expect(headers).toEqual({
      'List-Unsubscribe': `<https://tastemaker.example/api/v1/unsubscribe/day-sheets/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('marks what has changed, in words', async () => {
    const moved: MarkedVisit = { ...ada, changes: ['moved', 'allergies', 'note'], wasAt: hoursAfter(supper, -1) };
    const newcomer: MarkedVisit = { ...noor, changes: ['booked'] };
    const elsewhere = { ...gone, nowAt: hoursAfter(supper, 24), isCancelled: false };
    const letter = await written([moved, newcomer], { gone: [gone, elsewhere, { ...elsewhere, nowAt: null }], isUpdate: true });
    expect(letter).toMatchObject({ id: 'day-sheets.changes', subject: 'Updated day sheet: Quay Street, Thursday 4 March, 2 visits' });
    const { text, html } = await mailOf(letter);
    for (const words of [
      '19:30 Ada Marsh (@ada) (Moved from 18:30 · Allergies changed · Note changed)',
      '19:30 Noor Aziz (@noor) (New)',
      '19:30 Tom Reed (Cancelled)',
      '19:30 Tom Reed (Moved to Friday 5 March, 19:30)',
      '19:30 Tom Reed (Needs a new time)',
    ])
      expect(text).toContain(words);
    expect(html).toContain('Moved from 18:30 · Allergies changed · Note changed');
  });

  it('says whom to ask where only some of a party have answered', async () => {
    const only = { ...noor, guests: 2, risks: { ...noor.risks, guests: [{ name: 'Tom', chosen: ['milk'], other: null }] } };
    const { text } = await mailOf(await written([only, { ...ada, guests: 2 }, { ...ada, risks: { ...ada.risks, guests: [] } }]));
    expect(text).toContain('Tom: Milk\nPlease ask them about allergies.');
    expect(text).toContain('Tom: No allergies\nIf they bring more guests, ask them about allergies.');
    expect(text).toContain('Ada Marsh: Tree nuts, Tamarillo\nIf they bring a guest, ask them about allergies.');
  });

  it('says nothing about allergies once the brand may not know', async () => {
    expect((await mailOf(await written([over]))).text).not.toMatch(/Allergies|Tree nuts|Tom/);
  });

  it('stops with a link that was made for its venue and address', () => {
    const token = links.tokenOf(venueId, 'kitchen@ember.example');
    expect(links.venueIn(token)).toBe(venueId);
    expect(links.isFor(token, venueId, 'Kitchen@ember.example')).toBe(true);
    expect(links.isFor(token, venueId, 'floor@ember.example')).toBe(false);
    expect(links.isFor(token.replace(venueId, newId()), venueId, 'kitchen@ember.example')).toBe(false);
    for (const text of ['', 'nothing', `${venueId.slice(1)}.x`]) expect(links.venueIn(text)).toBeNull();
  });
}); // prettier-ignore

describe('a sheet as a PDF', () => {
  const sheet = { brand: 'Ember & Rye', day, mailed: [] };

  it('says the same, in a frame what nobody may be served', async () => {
    const moved: MarkedVisit = { ...ada, changes: ['moved'], wasAt: hoursAfter(supper, -1) };
    const text = textOfPdf(await pdfOfDaySheet({ ...sheet, visits: [moved, noor], gone: [gone] }, supper));
    expect(text).toContain('Thursday 4 March, 2 visits');
    expect(text).toContain('Tom Reed');
    expect(text).toContain('Cancelled');
    expect(text).toMatch(/19:30 Moved from 18:30 Ada Marsh \(@ada\) ! Allergies and diet Ada Marsh: Tree nuts, Tamarillo Tom: No allergies/);
    for (const words of ['Up to 2 people', 'Up to £95', 'Table 12', 'Ask for Sam, 020 7946 0000', 'Quay Street', 'Please ask them about allergies.'])
      expect(text).toContain(words);
  });

  it('says nothing about allergies once the brand may not know, and when nobody comes', async () => {
    expect(textOfPdf(await pdfOfDaySheet({ ...sheet, visits: [over], gone: [] }, supper))).not.toMatch(/Allergies|Tree nuts/);
    expect(textOfPdf(await pdfOfDaySheet({ ...sheet, visits: [], gone: [] }, supper))).toContain('No visits on this day.');
  });
}); // prettier-ignore
