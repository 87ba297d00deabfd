import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSee, type Collab, type CollabEvent } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import {
  acceptDelivered,
  agreeDays,
  askDays,
  claimUndelivered,
  contestUndelivered,
  giveDays,
  refuseDays,
  settleClaim,
} from '../domain/late-content.js';
import { checkReason } from '../domain/moves.js';
import {
  checkIn,
  claimNoShow,
  confirm,
  contestNoShow,
  type Dispatch,
  dispatch,
  giveAddress,
  noteHandoff,
  receive,
  settleAsVisited,
} from '../domain/visit.js';
import type { CollabRepository } from '../ports/repositories.js';
import { againWhenStale } from './again-when-stale.js';

/** Steps for late content, and their input. */
export type LateContentStep = Readonly<
  | { action: 'ask-days' | 'give-days'; days: number; reason?: string }
  | { action: 'agree-days' | 'refuse-days' | 'contest-undelivered'; reason?: string }
  | { action: 'claim-undelivered'; keepsContent: boolean; reason?: string }
  | { action: 'drop-undelivered-claim' | 'dismiss-undelivered' | 'accept-delivered'; reason?: string }
>;

/** A step that changes only the Collab, and its input. */
export type CollabStep = Readonly<
  | LateContentStep
  | { action: 'confirm' }
  | { action: 'check-in' | 'receive' | 'claim-no-show' | 'drop-claim' | 'dismiss-no-show'; reason?: string }
  | { action: 'contest-no-show'; reason?: string }
  | { action: 'give-address'; deliverTo: string }
  | ({ action: 'dispatch'; reason?: string } & Dispatch)
  | { action: 'note-handoff'; note: string }
>;

/** Takes a step for a visit, a parcel or late content. Only the Collab changes. */
export class StepCollab {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws collabs/not-found, collabs/reason-needed, collabs/address-needed, collabs/carrier-needed, collabs/bad-days,
   * collabs/days-over, and what `check` throws
   */
  execute(actor: Actor, id: string, step: CollabStep): Promise<Collab> {
    return againWhenStale(() => this.take(actor, id, step));
  }

  private async take(actor: Actor, id: string, step: CollabStep): Promise<Collab> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor)) throw collabErrors.notFound(id);

    const decision = decide(collab, step, actor, this.clock.now());
    checkReason(actor, 'reason' in step ? step.reason : undefined);
    return this.collabs.save(...decision);
  }
}

function decide(collab: Collab, step: CollabStep, actor: Actor, now: Date): [Collab, ...CollabEvent[]] {
  switch (step.action) {
    case 'confirm':
      return confirm(collab, actor, now);
    case 'check-in':
      return checkIn(collab, actor.role === 'admin' ? 'staff' : 'brand', actor, now);
    case 'receive':
      return receive(collab, actor, now);
    case 'claim-no-show':
      return claimNoShow(collab, actor, now, step.reason);
    case 'drop-claim':
    case 'dismiss-no-show':
      return settleAsVisited(collab, step.action, actor, now, step.reason);
    case 'contest-no-show':
      return contestNoShow(collab, actor, now, step.reason);
    case 'give-address':
      return giveAddress(collab, step.deliverTo, actor, now);
    case 'dispatch':
      return dispatch(collab, step, actor, now);
    case 'note-handoff':
      return noteHandoff(collab, step.note, actor, now);
    default:
      return decideOnContent(collab, step, actor, now);
  }
}

function decideOnContent(collab: Collab, step: LateContentStep, actor: Actor, now: Date): [Collab, ...CollabEvent[]] {
  switch (step.action) {
    case 'ask-days':
      return askDays(collab, step.days, actor, now, step.reason);
    case 'give-days':
      return giveDays(collab, step.days, actor, now, step.reason);
    case 'agree-days':
      return agreeDays(collab, actor, now, step.reason);
    case 'refuse-days':
      return refuseDays(collab, actor, now, step.reason);
    case 'accept-delivered':
      return acceptDelivered(collab, actor, now, step.reason);
    case 'claim-undelivered':
      return claimUndelivered(collab, step.keepsContent, actor, now, step.reason);
    case 'contest-undelivered':
      return contestUndelivered(collab, actor, now, step.reason);
    default:
      return settleClaim(collab, step.action, actor, now, step.reason);
  }
}
