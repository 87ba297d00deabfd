import type { Actor } from '../../../shared/kernel/index.js';
import type { Side } from '../domain/fact.js';
import type { Mark, MarkKind } from '../domain/marks.js';
import { maySeeReliability } from '../domain/reader.js';
import { recordsErrors } from '../domain/records.errors.js';
import { type Reliability, reliabilityOf } from '../domain/reliability.js';
import type { ProfileNames } from '../ports/neighbours.js';
import type { MarkPlace, RecordBook } from '../ports/repositories.js';

/** How reliably someone has kept their promises: for themselves, for the other side, and for staff. */
export class ReadReliability {
  constructor(
    private readonly book: RecordBook,
    private readonly names: ProfileNames,
  ) {}

  /** @throws records/not-found */
  async execute(actor: Actor, side: Side, profileId: string): Promise<Reliability> {
    await this.check(actor, side, profileId);
    return reliabilityOf(side, await this.book.tallyOf(side, profileId));
  }

  /** The events behind one of its numbers, newest first. @throws records/not-found */
  async marks(
    actor: Actor,
    side: Side,
    profileId: string,
    kind: MarkKind,
    page: Readonly<{ after: MarkPlace | null; limit: number }>,
  ): Promise<Mark[]> {
    await this.check(actor, side, profileId);
    return this.book.marksOf(side, profileId, kind, page.after, page.limit);
  }

  private async check(actor: Actor, side: Side, profileId: string): Promise<void> {
    if (!maySeeReliability(actor, side, profileId)) throw recordsErrors.notFound(profileId);
    if ((await this.names.nameOf(side, profileId)) === null) throw recordsErrors.notFound(profileId);
  }
}
