/** Purposes that can each be allowed or refused. None applies without a yes. */
export const consentPurposes = ['productAnalytics', 'heatMap', 'sessionReplay'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];
export type ConsentChoice = Readonly<Record<ConsentPurpose, boolean>>;

/** Goes up when the wording or the purposes change: everyone is then asked again. */
export const consentVersion = 1;

/** Goes up when the terms or the privacy notice change what they mean: everyone is then asked to accept them again. */
export const termsVersion = 1;

const choiceOf = (allowed: boolean): ConsentChoice => ({
  productAnalytics: allowed,
  heatMap: allowed,
  sessionReplay: allowed,
});

export const everythingAllowed = choiceOf(true);
export const nothingAllowed = choiceOf(false);
