import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { canSee, type Collab, type CollabEvent } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { checkReason } from '../domain/moves.js';
import {
  checkIn,
  claimNoShow,
  confirm,
  contestNoShow,
  type Dispatch,
  dispatch,
  giveAddress,
  receive,
  settleAsVisited,
} from '../domain/visit.js';
import type { CollabRepository } from '../ports/collab.repository.js';

/** A step on the way to the visit or the parcel, and what it takes. */
export type CollabStep = Readonly<
  | { action: 'confirm' }
  | { action: 'check-in' | 'receive' | 'claim-no-show' | 'drop-claim' | 'dismiss-no-show'; reason?: string }
  | { action: 'contest-no-show'; reason?: string }
  | { action: 'give-address'; deliverTo: string }
  | ({ action: 'dispatch'; reason?: string } & Dispatch)
>;

/** A visit or a parcel goes its way. Nothing but the Collab changes. */
export class StepCollab {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found, collabs/reason-needed, collabs/address-needed, collabs/carrier-needed, and what `check` throws */
  async execute(actor: Actor, id: string, step: CollabStep): Promise<Collab> {
    const collab = await this.collabs.get(id);
    if (!canSee(collab, actor)) throw collabErrors.notFound(id);

    const decision = decide(collab, step, actor, this.clock.now());
    checkReason(actor, 'reason' in step ? step.reason : undefined);
    return this.collabs.save(...decision);
  }
}

function decide(collab: Collab, step: CollabStep, actor: Actor, now: Date): [Collab, CollabEvent] {
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
  }
}
