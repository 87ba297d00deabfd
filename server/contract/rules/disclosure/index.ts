export { changeToAskFor, type Finding, notLegalAdvice, type Verdict } from './verdict.js';
export { briefReminder, briefRules, judgeBrief } from './brief-rules.js';
export { type CaptionInput, defaultFolds, type FoldLengths, readFolds } from './caption-context.js';
export { captionRules } from './caption-rules.js';
export { withLabelFirst } from './correction.js';
export { judgeCaption } from './judge-caption.js';
export { asksForReviews, noReviews } from './review-requests.js';
