import type { Config } from '../../../../config.js';
import { goneInWords } from '../../../../contract/rules/day-sheet.js';
import { hoursAfter, londonTimeAt } from '../../../../contract/rules/london-time.js';
import { forProfile } from '../../../../contract/rules/portal-paths.js';
import {
  type Letter,
  type LetterCatalogue,
  type LetterPart,
  madeUp,
  type Mailer,
  type SampleReader,
} from '../../../../shared/mail/index.js';
import type { GoneVisit, MarkedVisit } from '../../domain/day-sheet.js';
import { type SheetLetter, SheetLetters, type SheetQuestion, type StopLinks } from '../../ports/day-sheets.js';
import type { WriteDaySheet } from '../../use-cases/day-sheets.js';
import { careWords, factsOf, markOf, risksInWords, risksLabel, sheetInWords } from '../documents/day-sheet-pdf.js';

const sheetKind = 'day-sheets.sheet';

/** Writes a day's sheet as an email to one of the venue's addresses, and asks their owners. */
export class MailedSheetLetters extends SheetLetters {
  constructor(
    private readonly mailer: Mailer,
    private readonly links: StopLinks,
    private readonly config: Pick<Config, 'publicUrl'>,
    sheets: Pick<WriteDaySheet, 'execute'>,
  ) {
    super();
    mailer.onWriting(sheetKind, async ({ venueId, day }, to) => {
      const sheet = await sheets.execute(venueId!, day!, to);
      return sheet && this.letterOf(sheet, to);
    });
  }

  send(venueId: string, day: string, to: string): Promise<void> {
    return this.mailer.sendUnwritten(sheetKind, { venueId, day }, to);
  }

  ask({ brand, venueId, venue }: SheetQuestion, to: string): Promise<void> {
    const { page } = this.linksOf(venueId, to);
    return this.mailer.send({
      ...{ id: 'day-sheets.question', to },
      subject: `Please confirm: day sheets for ${venue}`,
      heading: `Day sheets for ${venue}`,
      paragraphs: [
        `${brand} would like to email you each day’s visits to ${venue}, with what the guests can’t be served.`,
        'Because it’s about people’s health, we only send it once you’ve confirmed that this is your address.',
      ],
      button: { label: 'Confirm address', url: page },
      smallPrint: 'If you weren’t expecting this, you can ignore it. We won’t send you any day sheets.',
    });
  }

  private linksOf(venueId: string, to: string) {
    const { publicUrl } = this.config;
    const token = this.links.tokenOf(venueId, to);
    return {
      page: `${publicUrl}/unsubscribe?sheet=${token}`,
      oneClick: `${publicUrl}/api/v1/unsubscribe/day-sheets/${token}`,
    };
  }

  /** The email with this sheet. */
  letterOf({ brandId, venueId, venue, day, visits, gone, isUpdate }: SheetLetter, to: string): Letter {
    const { publicUrl } = this.config;
    const sheet = `${venue}, ${sheetInWords(day, visits.length)}`;
    return {
      id: isUpdate ? 'day-sheets.changes' : 'day-sheets.sheet',
      to,
      subject: isUpdate ? `Updated day sheet: ${sheet}` : `Day sheet: ${sheet}`,
      heading: sheet,
      paragraphs: [
        isUpdate
          ? 'Something has changed since the last sheet. This one replaces it.'
          : 'Here’s who is visiting today, and what they can’t be served.',
      ],
      parts: [...gone.map(gonePart), ...visits.map(visitPart)],
      button: { label: 'Open the day sheet', url: forProfile(`${publicUrl}/app/brand/day-sheet?day=${day}`, brandId) },
      smallPrint: careWords,
      unsubscribe: this.linksOf(venueId, to),
    };
  }
}

function visitPart(visit: MarkedVisit): LetterPart {
  const { visitAt, name, handle } = visit;
  const [mark, risks] = [markOf(visit), risksInWords(visit)];
  return {
    title: `${londonTimeAt(visitAt).time} ${name} (@${handle})`,
    ...(mark ? { mark } : {}),
    facts: [...(risks ? [{ label: risksLabel, value: risks }] : []), ...factsOf(visit)],
  };
}

const gonePart = ({ wasAt, name, ...gone }: GoneVisit): LetterPart => ({
  title: `${londonTimeAt(wasAt).time} ${name}`,
  mark: goneInWords(gone),
  facts: [],
});

const { brand, handle, id, person, visit } = madeUp;

const sample: MarkedVisit = {
  ...{ collabId: id, venueId: id, venue: brand, visitAt: visit, checkedInAt: null, name: person, handle },
  ...{ avatarPath: null, guests: 1, title: 'Tasting menu for two' },
  ...{
    included: 'Seven courses with paired drinks',
    capPence: 18_000,
    note: '',
    handoffNote: 'Table 12. The chef says hello.',
  },
  callWho: 'Ask for Sam, 020 7946 0000',
  risks: {
    ...{ open: true, until: hoursAfter(visit, 12), own: { chosen: ['tree-nuts'], other: null } },
    guests: [{ name: 'Tom', chosen: ['milk'], other: null }],
  },
  ...{ marks: [{ risks: '', note: '' }] as const, changes: [], wasAt: null },
};

/** A day's sheet, the one that replaces it, and the question before the first. */
export class DaySheetLetterSamples {
  constructor(catalogue: LetterCatalogue, links: StopLinks, config: Pick<Config, 'publicUrl'>) {
    catalogue.add(async (mailer: Mailer, { email }: SampleReader) => {
      const letters = new MailedSheetLetters(mailer, links, config, { execute: async () => null });
      const sheet = { brandId: id, venueId: id, venue: brand, day: londonTimeAt(visit).date };
      const wasAt = hoursAfter(visit, -1);
      const gone = { collabId: id, wasAt, name: 'Noor Aziz', handle: 'noor', nowAt: null, isCancelled: true };
      const moved: MarkedVisit = { ...sample, changes: ['moved', 'allergies'], wasAt };
      await letters.ask({ brand, venueId: id, venue: brand }, email);
      await mailer.send(letters.letterOf({ ...sheet, visits: [sample], gone: [], isUpdate: false }, email));
      await mailer.send(letters.letterOf({ ...sheet, visits: [moved], gone: [gone], isUpdate: true }, email));
    });
  }
}
