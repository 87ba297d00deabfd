/**
 * Everything that the stand-ins use from the product. None of their other files, except tests, imports from the server.
 */
export { Config } from '../server/config.js';
export { largestMetric } from '../server/contract/metrics.js';
export { normaliseTypedEmail } from '../server/contract/rules/email.js';
export { colours, type Scheme } from '../server/contract/colours.js';
export { displayType, fontStacks, measure, radius, typeScale } from '../server/contract/tokens.js';
export { printed } from '../server/shared/documents.js';
export { escapeHtml } from '../server/shared/escape-html.js';
export { euCountries, readVatNumber } from '../server/shared/vat-number.js';
export { reverseCharge } from '../server/contract/vat.js';
export { IfGiven } from '../server/shared/http/field-rules.js';
export { Public } from '../server/shared/http/policy.js';
export { Clock, DomainError } from '../server/shared/kernel/index.js';
export { DueWork, TestClock } from '../server/shared/time/index.js';
