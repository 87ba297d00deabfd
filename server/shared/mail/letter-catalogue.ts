import { areaOf, type LetterId, letters } from '../../contract/letters.js';
import type { Letter } from './letter.js';
import { Mailer } from './mailer.js';

/** The recipient in samples: the person viewing them. */
export type SampleReader = Readonly<{ userId: string; email: string; name: string }>;

/** Renders samples of a module's emails, with made-up names, with the same code as real ones. */
export type WritesSamples = (mailer: Mailer, reader: SampleReader) => Promise<void>;

/** An email as staff view it. One kind can have several samples: for each side, or the first and the last reminder. */
export type LetterSample = Readonly<{ id: string; area: string; kind: string; letter: Letter }>;

/** Every email that the product sends, with samples. Modules add theirs at start-up. */
export class LetterCatalogue {
  private readonly writers: WritesSamples[] = [];

  add(write: WritesSamples): void {
    this.writers.push(write);
  }

  /** In the order of their kinds. */
  async samplesFor(reader: SampleReader): Promise<LetterSample[]> {
    const written = new KeptLetters();
    for (const write of this.writers) await write(written, reader);
    return (Object.keys(letters) as LetterId[]).flatMap((id) =>
      written.letters
        .filter((letter) => letter.id === id)
        .map((letter, place) => ({
          id: place ? `${id}-${place + 1}` : id,
          area: areaOf(id),
          kind: letters[id],
          letter,
        })),
    );
  }
}

/** Records emails instead of sending them. */
class KeptLetters extends Mailer {
  readonly letters: Letter[] = [];

  async send(letter: Letter): Promise<void> {
    this.letters.push(letter);
  }
}

/** The fictional content of sample emails. */
export const madeUp = {
  id: '01890000-0000-7000-8000-000000000000',
  brand: 'Casa Olmo',
  person: 'Mila Hart',
  handle: 'mila.eats',
  email: 'mila@example.com',
  token: 'a-made-up-token',
  now: new Date('2027-03-01T10:00:00Z'),
  visit: new Date('2027-03-04T19:30:00Z'),
} as const;
