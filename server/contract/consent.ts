/** Purposes that can each be allowed or refused. None applies without consent. */
export const consentPurposes = ['productAnalytics', 'heatMap', 'sessionReplay'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];
export type ConsentChoice = Readonly<Record<ConsentPurpose, boolean>>;

/** Increment when the wording or the purposes change: everyone is then asked again. */
export const consentVersion = 1;

/** Increment when the terms or the privacy notice change in meaning: everyone is then asked to accept them again. */
export const termsVersion = 1;

const choiceOf = (allowed: boolean): ConsentChoice => ({
  productAnalytics: allowed,
  heatMap: allowed,
  sessionReplay: allowed,
});

export const everythingAllowed = choiceOf(true);
export const nothingAllowed = choiceOf(false);
