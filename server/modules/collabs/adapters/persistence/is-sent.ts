/** Of Collabs: what a brand has asked and not paid for is never known to the influencer. The domain calls it `isUnsent`. */
export const isSent = `not (requested_by = 'brand' and stage = 1 and approval_asked_by is not null)`;
