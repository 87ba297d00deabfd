import { collabStages, labelOf } from '../../../contract/lists/index.js';
import { formatPence } from '../../../contract/rules/money.js';
import { type VatMode, withVat } from '../../../contract/vat.js';
import { DomainError, type ErrorDetails } from '../../../shared/kernel/index.js';
import { noReviews, type Verdict } from '../../../contract/rules/disclosure/index.js';
import type { RuleResult } from './golden-rules.js';
import { limits } from './timings.js';

export const collabErrors = {
  notFound: (id: string) => new DomainError('not-found', 'collabs/not-found', 'This Collab doesn’t exist.', { id }),
  deliverableNotFound: (id: string) =>
    new DomainError('not-found', 'collabs/deliverable-not-found', 'This piece doesn’t exist.', { id }),
  notYourMove: (action: string) =>
    new DomainError('forbidden', 'collabs/not-your-move', `You can’t ${words(action)} here.`, { action }),
  wrongStage: (action: string, stage: number) =>
    new DomainError(
      'conflict',
      'collabs/wrong-stage',
      `You can’t ${words(action)} now: this Collab is at ${labelOf(collabStages, stage, 'N/A')}.`,
      { action, stage },
    ),
  ended: () => new DomainError('conflict', 'collabs/ended', 'This Collab has ended.'),
  stale: (id: string) =>
    new DomainError('conflict', 'collabs/stale', 'Someone else has just changed this Collab. Reload, then try again.', {
      id,
    }),
  alreadyRequested: () =>
    new DomainError('conflict', 'collabs/already-requested', 'There’s already an open Collab for this offer.'),
  /** The same, worded for the influencer. */
  youHaveOne: (collabId: string, isRequest: boolean, byBrand: boolean) =>
    new DomainError('conflict', 'collabs/already-requested', haveOne(isRequest, byBrand), { collabId }),
  notDueYet: (action: string, opens: Date) =>
    new DomainError('conflict', 'collabs/not-due-yet', `It’s too early to ${words(action)}.`, {
      action,
      opens: opens.toISOString(),
    }),
  tooLate: (action: string, closed: Date) =>
    new DomainError('conflict', 'collabs/too-late', `It’s too late to ${words(action)}.`, {
      action,
      closed: closed.toISOString(),
    }),
  wrongStep: (action: string) =>
    new DomainError('conflict', 'collabs/wrong-step', `You can’t ${words(action)} at this point of the Collab.`, {
      action,
    }),
  asksForReviews: (field: string) =>
    new DomainError('invalid', 'collabs/asks-for-reviews', noReviews, { errors: { [field]: noReviews } }),
  reasonNeeded: () =>
    new DomainError('invalid', 'collabs/reason-needed', 'Please give a reason.', {
      errors: { reason: 'Please give a reason.' },
    }),
  addressNeeded: () =>
    new DomainError('invalid', 'collabs/address-needed', 'Please say where the parcel should go.', {
      errors: { deliverTo: 'Please enter a name, a street, a town and a postcode.' },
    }),
  carrierNeeded: () =>
    new DomainError('invalid', 'collabs/carrier-needed', 'Please enter the carrier.', {
      errors: { carrier: 'Please name the carrier, such as Royal Mail.' },
    }),
  foodRisksClosed: () =>
    new DomainError(
      'conflict',
      'collabs/food-risks-closed',
      'You can tell the venue about allergies once a time is booked, and until the visit is over.',
    ),
  wrongFoodRisks: (errors: Readonly<Record<string, string>>) =>
    new DomainError('invalid', 'collabs/wrong-food-risks', 'Please check what you said about allergies and diet.', {
      errors,
    }),
  sameTime: () =>
    new DomainError('conflict', 'collabs/same-time', 'The visit is already at this time. Please choose another.'),
  badDays: (most: number) => {
    const says = `Please enter a number of days from 1 to ${most}.`;
    return new DomainError('invalid', 'collabs/bad-days', says, { most, errors: { days: says } });
  },
  daysOver: () => {
    const says = 'The content would still be late. Please give more days.';
    return new DomainError('invalid', 'collabs/days-over', says, { errors: { days: says } });
  },
  contentOwed: (collabId: string, title: string) =>
    new DomainError(
      'conflict',
      'collabs/content-owed',
      `Your content for “${title}” is more than ${limits.blockRequestDays} days late. You can request again once it’s published, or once that Collab has ended.`,
      { collabId },
    ),
  beforeTheVisit: () =>
    new DomainError(
      'conflict',
      'collabs/before-the-visit',
      'Pieces can be added once the visit has been checked in, or the parcel received.',
    ),
  nothingReceived: () =>
    new DomainError(
      'conflict',
      'collabs/nothing-received',
      'There’s no value to correct: the visit hasn’t happened yet, or the parcel hasn’t arrived.',
    ),
  billChanged: (pence: number) =>
    new DomainError(
      'conflict',
      'collabs/bill-changed',
      `The bill has been changed to ${formatPence(pence)}. Please check it again.`,
      { pence },
    ),
  /** The bill's status doesn't allow this step. */
  billNot: (action: string, status: keyof typeof billIs) =>
    new DomainError('conflict', 'collabs/wrong-step', billIs[status], { action }),
  billNewer: () =>
    new DomainError('conflict', 'collabs/bill-newer', 'Someone has entered another bill for this guest since.'),
  billAnswered: () =>
    new DomainError(
      'conflict',
      'collabs/bill-answered',
      'The influencer has already answered another bill for this guest.',
    ),
  billContested: () =>
    new DomainError(
      'conflict',
      'collabs/bill-contested',
      'The influencer contests the bill. Decide on the bill first, then correct the gift if you need to.',
    ),
  cannotOverride: (why: string) => new DomainError('conflict', 'collabs/cannot-override', why),
  paymentNeeded: (pricePence: number, vat: VatMode) =>
    new DomainError(
      'payment-required',
      'collabs/payment-needed',
      `Please pay ${withVat(formatPence(pricePence), vat)} for this Collab first. It’s approved as soon as the payment arrives.`,
      { pricePence },
    ),
  costsMore: (pricePence: number, vat: VatMode) =>
    new DomainError(
      'conflict',
      'collabs/costs-more',
      `This Collab costs ${withVat(formatPence(pricePence), vat)} now, because you’ve used your free ones. Please check again.`,
      { pricePence },
    ),
  sideGone: () =>
    new DomainError('conflict', 'collabs/side-gone', 'The other side has left Tastemaker, so this Collab has ended.'),
  // Offers have the same two errors for what they can't find. This domain can't import them, so it has its own for what
  // isn't the actor's business.
  offerNotFound: (id: string) =>
    new DomainError('not-found', 'collabs/offer-not-found', 'This offer doesn’t exist.', { id }),
  offerNotLive: () =>
    new DomainError('conflict', 'collabs/offer-not-live', 'This offer isn’t open for requests right now.'),
  slotNotFound: (id: string) =>
    new DomainError('not-found', 'collabs/slot-not-found', 'This time no longer exists.', { id }),
  slotPast: () => new DomainError('conflict', 'collabs/slot-past', 'This time has passed. Please choose a later one.'),
  slotNeeded: () =>
    new DomainError('invalid', 'collabs/slot-needed', 'Please choose a time.', {
      errors: { slotId: 'Please choose a time.' },
    }),
  mediaNeeded: () =>
    new DomainError('invalid', 'collabs/media-needed', 'Please upload the piece first.', {
      errors: { mediaId: 'Please upload the piece first.' },
    }),
  wrongMedia: (wanted: string) =>
    new DomainError('invalid', 'collabs/wrong-media', `This piece was agreed as ${wanted}.`, {
      errors: { mediaId: `This piece was agreed as ${wanted}.` },
    }),
  wrongPiece: (action: string) =>
    new DomainError('conflict', 'collabs/wrong-piece', `You can’t ${words(action)} this piece at this point.`, {
      action,
    }),
  commentNeeded: () =>
    new DomainError('invalid', 'collabs/comment-needed', 'Please say what should change.', {
      errors: { comment: 'Please say what should change.' },
    }),
  badPostUrl: (fault: string) => new DomainError('invalid', 'collabs/bad-post-url', fault, { errors: { url: fault } }),
};

function haveOne(isRequest: boolean, byBrand: boolean): string {
  if (!isRequest) return 'You already have a Collab for this offer. You can request it again once that has ended.';
  return byBrand
    ? 'The brand has already invited you to this. You can accept its invitation.'
    : 'You’ve already requested this, and the brand hasn’t answered yet. You can wait, or withdraw your request and send a new one.';
}

const billIs = {
  awaiting: 'The influencer hasn’t contested this bill, so there’s nothing to decide.',
  confirmed: 'This bill has already been confirmed, so it can’t be changed.',
  contested: 'The influencer has contested this bill. Our team will check with both sides and decide.',
  settled: 'Our team has already decided on this bill.',
} as const;

/** Steps whose name doesn't read as English after “You can’t …”. */
const phrases: Readonly<Record<string, string>> = {
  'ask-new-time': 'ask for another time',
  'give-address': 'give an address',
  'note-handoff': 'leave a handover note',
  'ask-days': 'ask for more time',
  'agree-days': 'agree to more time',
  'refuse-days': 'refuse more time',
  'give-days': 'give more time',
  'accept-delivered': 'accept what was delivered',
  'claim-no-show': 'report that nobody came',
  'admit-no-show': 'say that you couldn’t come',
  'claim-undelivered': 'claim that the content never came',
  'drop-claim': 'take the claim back',
  'drop-undelivered-claim': 'take the claim back',
  'type-bill': 'enter the bill',
  'settle-bill': 'decide on the bill',
  'suggest-changes': 'suggest changes to',
  waive: 'allow an exception for',
  'ask-renewal': 'ask for longer use of',
  'agree-renewal': 'agree to longer use of',
  'decline-renewal': 'decline longer use of',
  'confirm-takedown': 'confirm that it came down',
  'report-use': 'report a use of this content',
  'uphold-use': 'decide on a reported use',
  'dismiss-use': 'decide on a reported use',
};

/** `check-in` is “check in”, `confirm-bill` “confirm the bill”, `contest-no-show` “contest the claim”. */
const words = (action: string): string =>
  phrases[action] ??
  action
    .replace(/-(no-show|undelivered)$/, ' the claim')
    .replace('-bill', ' the bill')
    .replaceAll('-', ' ');

const invalid = (code: string, field: string, says: string, details: ErrorDetails = {}) =>
  new DomainError('invalid', code, says, { errors: { [field]: says }, ...details });

/** What can be wrong with a piece or its evidence. */
export const pieceErrors = {
  labelNeeded: ({ findings }: Verdict) => {
    const [first] = findings.filter(({ severity }) => severity === 'fail');
    return invalid('collabs/label-needed', 'caption', first?.says ?? 'Please begin with “Ad”.', {
      findings,
    });
  },
  goldenRuleMissed: (results: readonly RuleResult[]) => {
    const says = results
      .filter(({ result }) => result === 'missed')
      .map((each) => each.says)
      .join(' ');
    return invalid('collabs/golden-rule-missed', 'mediaId', says, { results });
  },
  waiverIncomplete: () =>
    invalid('collabs/waiver-incomplete', 'reason', 'Please say which rule you’re allowing an exception to, and why.'),
  badPin: () =>
    invalid('collabs/bad-pin', 'pins', 'One of your comments is empty, or isn’t on this piece. Please check it.'),
  traceNeeded: () => invalid('collabs/trace-needed', 'url', 'Please enter an address, or upload a picture.'),
  renewalNotOpen: () =>
    new DomainError('conflict', 'collabs/renewal-not-open', 'The rights to this piece can’t be renewed at this point.'),
};
