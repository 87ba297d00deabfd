/** Reasons for a review. */
export const reviewReasons = [
  { id: 'new', label: 'New' },
  { id: 'claimed', label: 'Claimed' },
  { id: 'flagged', label: 'Flagged' },
  { id: 'changed', label: 'Changed' },
] as const;
export type ReviewReason = (typeof reviewReasons)[number]['id'];

/** Possible decisions; `waiting` revokes one. */
export const reviewDecisions = ['approved', 'sent-back', 'waiting'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

export const reviewLimits = { reason: { least: 5, most: 300 }, shown: 25 } as const;
