import type { DueWork } from '../../../../shared/time/index.js';
import { londonDaysAfter } from '../../../../contract/rules/london-time.js';
import type { CheckInKeys } from '../../ports/check-in-keys.js';
import type { DoorActions } from '../../ports/door-actions.js';

/** For how long the actions of a door are kept. */
const actionsKeptDays = 31;

/** Phones' keys are only needed until the visit's check-in closes, and actions until a brand has reviewed them. */
export class DoorDueWork {
  constructor(keys: CheckInKeys, actions: DoorActions, due: DueWork) {
    due.add('door.forget-keys', (now) => keys.forgetUntil(now));
    due.add('door.forget-actions', (now) => actions.forgetUntil(londonDaysAfter(now, -actionsKeptDays)));
  }
}
