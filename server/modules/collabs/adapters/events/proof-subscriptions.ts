import type { DueWork } from '../../../../shared/time/index.js';
import type { ApproveUnanswered } from '../../use-cases/approve-unanswered.js';

/** What becomes of pieces and their proof when time has run out. */
export class ProofSubscriptions {
  constructor(due: DueWork, approveUnanswered: ApproveUnanswered) {
    due.add('collabs.approve-unanswered', () => approveUnanswered.execute());
  }
}
