import type { DueWork } from '../../../../shared/time/index.js';
import type { CheckInKeys } from '../../ports/check-in-keys.js';

/** Phones' keys are only needed until the visit's check-in closes. */
export class DoorDueWork {
  constructor(keys: CheckInKeys, due: DueWork) {
    due.add('door.forget-keys', (now) => keys.forgetUntil(now));
  }
}
