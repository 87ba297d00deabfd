import type { NoticeFacts, NotificationKind } from '../../../contract/rules/notification-kinds.js';
import type { ProfileRef } from '../../../shared/kernel/index.js';

/** What a notification can lead to. */
export type Subject = 'collab' | 'conversation' | 'connection';

export type Told = Readonly<{
  kind: NotificationKind;
  words: string;
  letter?: true;
  waits?: true;
  only?: ProfileRef['type'];
  by?: 'staff';
  dated?: true;
  about?: 'connection';
}>;

/**
 * Each event's kind and wording. `{other}` is the other side. `letter`: Collabs sends its own email. `waits`: the
 * reader has something to do, so it also shows on their devices. `only`: it doesn't concern the other side. `by`: other
 * actors' events are announced elsewhere, or not at all. `dated`: the text ends with the day in question. `about`: its
 * page, if that isn't a Collab or a conversation; it has no other side.
 */
export const told = {
  'collab.requested': { kind: 'collab-requested', words: '{other} requested a Collab', waits: true },
  'collab.approved': { kind: 'collab-approved', words: '{other} approved the Collab', waits: true },
  'collab.declined': { kind: 'collab-ended', words: 'Your Collab with {other} was declined' },
  'collab.withdrawn': { kind: 'collab-ended', words: '{other} withdrew the request' },
  'collab.cancelled': { kind: 'collab-ended', words: 'Your Collab with {other} was cancelled', letter: true },
  'collab.expired': { kind: 'collab-ended', words: 'The request with {other} expired without an answer' },
  'collab.no-show': { kind: 'collab-ended', words: 'Your Collab with {other} ended as a no-show' },
  'collab.address-given': { kind: 'collab-parcel', words: '{other} gave a delivery address', waits: true },
  'collab.dispatched': { kind: 'collab-parcel', words: 'The product from {other} is on its way', only: 'influencer' },
  'collab.scheduled': { kind: 'collab-scheduled', words: 'The visit with {other} is booked', letter: true },
  'collab.moved': { kind: 'collab-scheduled', words: 'The visit with {other} has a new time', letter: true },
  'collab.times-shortened': {
    kind: 'collab-scheduled',
    words: 'Your times for {other} are running out',
    letter: true,
    only: 'brand',
    waits: true,
  },
  'collab.time-asked': {
    kind: 'collab-scheduled',
    words: '{other} has asked for another time',
    letter: true,
    waits: true,
  },
  'collab.confirmation-asked': {
    kind: 'collab-scheduled',
    words: 'Please confirm the visit with {other}',
    letter: true,
    waits: true,
  },
  'collab.food-risks-asked': {
    kind: 'collab-scheduled',
    words: 'Please tell {other} about allergies before your visit',
    letter: true,
    only: 'influencer',
    waits: true,
  },
  'collab.food-risks-told': {
    kind: 'collab-scheduled',
    words: '{other} has answered about allergies',
    letter: true,
    only: 'brand',
  },
  'collab.no-show-claimed': {
    kind: 'collab-scheduled',
    words: '{other} reported a no-show',
    letter: true,
    waits: true,
  },
  'collab.no-show-answered': { kind: 'collab-ended', words: '{other} says they were there', only: 'brand' },
  'collab.checked-in': {
    kind: 'collab-ended',
    words: 'Our team decided that the visit with {other} happened',
    by: 'staff',
  },
  'collab.bill-typed': {
    kind: 'bill',
    words: 'Please confirm your bill at {other}',
    letter: true,
    only: 'influencer',
    waits: true,
  },
  'collab.bill-contested': { kind: 'bill', words: '{other} contested the bill', only: 'brand' },
  'collab.bill-settled': { kind: 'bill', words: 'The bill for the visit with {other} is settled' },
  'collab.content-reminded': {
    kind: 'content-owed',
    words: '{other} is waiting for your content',
    letter: true,
    only: 'influencer',
    waits: true,
  },
  'collab.undelivered-claimed': {
    kind: 'content-owed',
    words: '{other} says your content never came',
    letter: true,
    only: 'influencer',
    waits: true,
  },
  'collab.close-warned': {
    kind: 'content-owed',
    words: 'Your Collab with {other} is about to close without its content',
    letter: true,
    waits: true,
  },
  'collab.undelivered': {
    kind: 'collab-ended',
    words: 'Your Collab with {other} ended without its content',
    letter: true,
  },
  'collab.days-asked': { kind: 'content-time', words: '{other} has asked for more time', only: 'brand', waits: true },
  'collab.days-given': {
    kind: 'content-time',
    words: 'Content for your Collab with {other} has a new due date',
    dated: true,
  },
  'collab.days-refused': { kind: 'content-time', words: '{other} can’t give you more time', only: 'influencer' },
  'collab.undelivered-answered': { kind: 'content-time', words: '{other} contested your claim', only: 'brand' },
  'collab.undelivered-settled': {
    kind: 'content-time',
    words: 'The claim about content for your Collab with {other} is settled',
  },
  'deliverable.submitted': { kind: 'content-submitted', words: '{other} submitted content', waits: true },
  'deliverable.published': { kind: 'content-submitted', words: '{other} published content' },
  'deliverable.removed': { kind: 'post-changed', words: 'A post from your Collab with {other} is no longer public' },
  'deliverable.removed-early': {
    kind: 'post-changed',
    words: 'A post from your Collab with {other} was taken down earlier than agreed',
    waits: true,
  },
  'deliverable.label-lost': {
    kind: 'post-changed',
    words: 'A post from your Collab with {other} no longer says it’s an ad',
    waits: true,
  },
  'deliverable.caption-changed': {
    kind: 'post-changed',
    words: 'The caption of a post from your Collab with {other} has changed',
  },
  'metrics.screenshot-asked': {
    kind: 'post-changed',
    words: 'Please add a screenshot of your story’s numbers for {other}',
    only: 'influencer',
    waits: true,
  },
  'deliverable.approved': {
    kind: 'content-answered',
    words: 'Content for your Collab with {other} is approved',
    waits: true,
  },
  'deliverable.sent-back': {
    kind: 'content-answered',
    words: 'Your content for {other} needs changes',
    only: 'influencer',
    waits: true,
  },
  'deliverable.renewal-asked': {
    kind: 'usage-rights',
    words: '{other} has asked to use your content for longer',
    waits: true,
  },
  'deliverable.renewal-agreed': {
    kind: 'usage-rights',
    words: '{other} agreed that you can use the content for longer',
  },
  'deliverable.renewal-declined': {
    kind: 'usage-rights',
    words: '{other} declined to let you use the content for longer',
  },
  'collab.rights-ending': {
    kind: 'rights-end',
    words: 'Your rights to content from {other} end',
    letter: true,
    only: 'brand',
    waits: true,
  },
  'deliverable.taken-down': { kind: 'usage-rights', words: '{other} confirmed that your content came down' },
  'deliverable.use-reported': {
    kind: 'usage-rights',
    words: '{other} reports that you still use their content',
    only: 'brand',
    waits: true,
  },
  'deliverable.use-upheld': {
    kind: 'usage-rights',
    words: 'Our team decided that content in the Collab with {other} was used after the rights had ended',
  },
  'deliverable.use-dismissed': {
    kind: 'usage-rights',
    words: 'Our team dismissed the report about content in the Collab with {other}',
  },
  'collab.completed': { kind: 'collab-completed', words: 'Your Collab with {other} is completed', letter: true },
  'collab.gift-corrected': {
    kind: 'gift-corrected',
    words: 'The value of the gift from {other} was corrected',
    only: 'influencer',
  },
  'connection.kept-away': {
    kind: 'account',
    words: 'Your verified numbers aren’t shown, because another profile has your account’s name',
    waits: true,
    about: 'connection',
  },
  'account-sign.decided': {
    kind: 'account',
    words: 'Our team has decided about the figure you contested',
    about: 'connection',
  },
  'message.sent': { kind: 'message', words: '{other} sent you a message', waits: true },
} as const satisfies Record<string, Told>;
export type ToldEvent = keyof typeof told;

export const isTold = (eventName: string): eventName is ToldEvent => Object.hasOwn(told, eventName);

/** Whether the event's own module sends an email with the visit as a calendar file, so that no second one is sent. */
export const hasLetter = (eventName: string): boolean => isTold(eventName) && 'letter' in told[eventName];

/** The page that the notification leads to. */
export function subjectOf(eventName: ToldEvent): Subject {
  const { kind, about }: Told = told[eventName];
  return about ?? (kind === 'message' ? 'conversation' : 'collab');
}

/** Whether it requires action from its reader. */
export const isWaiting = (eventName: string): boolean => isTold(eventName) && 'waits' in told[eventName];

const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' });

/** By how close the deadline is. */
const reminders: Partial<Record<ToldEvent, Partial<Record<NonNullable<NoticeFacts['due']>, string>>>> = {
  'collab.content-reminded': {
    soon: 'Your content for {other} is due on {day}',
    today: 'Your content for {other} is due today',
    late: 'Your content for {other} is late',
  },
  'collab.rights-ending': {
    soon: 'Your rights to content from {other} end on {day}',
    tomorrow: 'Your rights to content from {other} end tomorrow',
    today: 'Your rights to content from {other} end today',
    late: 'Your rights to content from {other} have ended',
  },
};

/** The notification's text. */
export function wordsOf(eventName: string, otherName: string, { until, due, missing }: NoticeFacts = {}): string {
  if (!isTold(eventName)) return otherName;
  const { words, dated }: Told = told[eventName];
  const day = until ? dayOf(until) : '';
  const reminder = due && reminders[eventName]?.[due];
  const text = (reminder ?? words).replace('{day}', day).replace('{other}', () => otherName);
  return [text, missing ?? (dated && day)].filter(Boolean).join(': ');
}
