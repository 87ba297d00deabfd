import { type Clock, DomainError, eachByItself, theProduct } from '../../../shared/kernel/index.js';
import { type Collab, type CollabEvent, sidesOf } from '../domain/collab.js';
import { defaultFolds, type FoldLengths } from '../../../contract/rules/disclosure/index.js';
import { answerInPlaceOfBrand } from '../domain/delivery.js';
import { remindContent, warnClose } from '../domain/late-content.js';
import { type CollabAction, move, nextDue, timesRunOut } from '../domain/moves.js';
import { tellRightsEnd } from '../domain/rights-end.js';
import { daysAfter, limits } from '../domain/timings.js';
import { askConfirmation, assume, remind } from '../domain/visit.js';
import type { Deletions } from '../ports/neighbours.js';
import type { CollabRepository } from '../ports/repositories.js';
import type { EndCollab } from './end-collab.js';

const batch = 100;

/** Runs automatic Collab events that are due, as in `nextDue`. Returns how many. */
export class WorkDueCollabs {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly endCollab: EndCollab,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    const due = await this.collabs.due(now, batch);
    await eachByItself(due, (collab) => unlessStale(() => this.work(collab, now)));
    return due.length;
  }

  private async work(collab: Collab, now: Date): Promise<void> {
    const next = nextDue(collab);
    if (!next || next.at > now) return this.save([collab]); // stored before this step existed: stores its time again
    const { action } = next;
    switch (action) {
      case 'expire':
      case 'lapse':
      case 'uphold-no-show':
      case 'uphold-undelivered':
      case 'close-undelivered':
        await this.endCollab.execute(theProduct, ...move(collab, action, theProduct, now, reasonOf(action, collab)));
        return;
      case 'remind':
        return this.save(remind(collab, theProduct, now));
      case 'ask-confirmation':
        return this.save(askConfirmation(collab, theProduct, now));
      case 'assume':
        return this.save(assume(collab, theProduct, now));
      case 'remind-content':
        return this.save(remindContent(collab, theProduct, now));
      case 'warn-close':
        return this.save(warnClose(collab, theProduct, now));
    }
  }

  private async save(decision: [Collab, ...CollabEvent[]]): Promise<void> {
    await this.collabs.save(...decision);
  }
}

/** Someone may just have acted after all, or another process was faster. */
async function unlessStale(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'collabs/stale')) throw error;
  }
}

/** Why a Collab ended without anyone giving a reason. */
function reasonOf(action: CollabAction, collab: Collab): string | undefined {
  if (action === 'lapse')
    return timesRunOut(collab)
      ? 'No time was chosen before the last one.'
      : `No time was agreed within ${limits.bookDays} days.`;
  if (action === 'close-undelivered')
    return `The content still hadn’t arrived ${limits.closeDays} days after it was due.`;
  if (action !== 'uphold-undelivered') return undefined;
  return `The content never came, and the claim wasn’t answered within ${limits.answerContentClaimHours} hours.`;
}

/**
 * Approves drafts that a brand didn't review in time, or sends them back if their caption may not be posted. Returns
 * how many.
 */
export class AnswerDrafts {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly clock: Clock,
    private readonly settings: Readonly<{ disclosureFolds: FoldLengths }> = { disclosureFolds: defaultFolds },
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    const due = await this.collabs.unanswered(daysAfter(now, -limits.draftAnswerDays), batch);
    let answered = 0;
    for (const id of due) {
      try {
        const collab = await this.collabs.withDeliverable(id);
        await this.collabs.save(...answerInPlaceOfBrand(collab, id, theProduct, now, this.settings.disclosureFolds));
        answered++;
      } catch (error) {
        // reviewed a moment ago after all, or by another process
        if (!(error instanceof DomainError && error.kind === 'conflict')) throw error;
      }
    }
    return answered;
  }
}

/** Reminds brands of content whose rights end, unless a side has left. Returns for how many Collabs. */
export class TellRightsEnd {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly deletions: Deletions,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const now = this.clock.now();
    const due = await this.collabs.rightsEnding(now, batch);
    await eachByItself(due, (collab) => unlessStale(() => this.tell(collab, now)));
    return due.length;
  }

  private async tell(collab: Collab, now: Date): Promise<void> {
    const [told, ...events] = tellRightsEnd(collab, theProduct, now);
    const hasLeft = (await this.deletions.among(sidesOf(collab))).length > 0;
    await this.collabs.save(told, ...(hasLeft ? [] : events));
  }
}
