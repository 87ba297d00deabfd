import type { DueWork } from '../../../../shared/time/index.js';
import type { CheckInKeys } from '../../ports/check-in-keys.js';

/** The keys of phones are only needed until the door of the visit closes. */
export class DoorDueWork {
  constructor(keys: CheckInKeys, due: DueWork) {
    due.add('door.forget-keys', (now) => keys.forgetUntil(now));
  }
}
