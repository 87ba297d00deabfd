import { onboardingStageLabel, salesStageLabel } from '../../../server/contract/lists/labels';
import { formatPence } from '../../../server/contract/rules/money';
import type { TimelineItem, TimelineSubject } from '../../api/desk';
import { exactTime } from '../../ui/RelativeTime';

/** Wording for events whose name alone isn't clear. */
const words: Readonly<Record<string, string>> = {
  'brand.created': 'Brand added',
  'brand.updated': 'Brand changed',
  'influencer.created': 'Influencer added',
  'influencer.updated': 'Profile changed',
  'influencer.flagged': 'Safety flag set',
  'influencer.flag-lifted': 'Safety flag lifted',
  'influencer.approved': 'Approved in review',
  'influencer.sent-back': 'Sent back by review',
  'influencer.review-reopened': 'Returned to review',
  'influencer.merged': 'Another profile merged into this one',
  'influencer.merge-undone': 'A merge was undone',
  'staff.read': 'Viewed a record',
  'staff.refused': 'Tried something their role doesn’t allow',
  'collab.requested': 'Collab requested',
  'collab.overridden': 'Corrected by staff',
  'collab.gift-corrected': 'Gift value corrected',
  'collab.approval-asked': 'Approval waiting for payment',
  'collab.no-show': 'No-show',
  'collab.no-show-claimed': 'No-show reported',
  'collab.no-show-answered': 'No-show report answered',
  'collab.accepted': 'Partial delivery accepted',
  'collab.content-reminded': 'Content reminder sent',
  'collab.days-asked': 'More time requested',
  'collab.days-given': 'More time given',
  'collab.days-refused': 'More time refused',
  'collab.undelivered-claimed': 'Missing content claimed',
  'collab.undelivered-answered': 'Missing-content claim contested',
  'collab.undelivered-settled': 'Missing-content claim settled',
  'deliverable.removed': 'Post no longer public',
  'deliverable.removed-early': 'Post removed earlier than agreed',
  'deliverable.label-lost': 'Post no longer labelled as an ad',
  'deliverable.caption-changed': 'Caption of a post changed',
  'collab.rights-ending': 'Reminded that rights end',
  'deliverable.taken-down': 'Confirmed that content came down',
  'deliverable.use-reported': 'Use after the rights ended reported',
  'deliverable.use-upheld': 'Report of a use upheld',
  'deliverable.use-dismissed': 'Report of a use dismissed',
  'collab.close-warned': 'Warned about closing without content',
  'collab.undelivered': 'Ended without its content',
  'collab.times-shortened': 'Times running out early',
  'collab.time-asked': 'Another time requested',
  'collab.food-risks-asked': 'Asked about allergies',
  'collab.food-risks-told': 'Allergies shared with the venue',
  'collab.handoff-noted': 'Handover note left',
  'collab.check-in-moved': 'Check-in time corrected',
  'collab.bill-typed': 'Bill entered',
  'collab.bill-confirmed': 'Bill confirmed',
  'collab.bill-contested': 'Bill contested',
  'collab.bill-settled': 'Decision on the contested bill',
  'guests.counted': 'Guests counted',
  'guests.removed': 'Counted guests removed',
  'metrics.screenshot-asked': 'Asked for a screenshot of a story’s numbers',
  'collab.waits-for-place': 'Waiting for a place',
  'call.booked': 'Call booked',
  'call.moved': 'Call moved',
  'call.cancelled': 'Call cancelled',
  'note.written': 'Note written',
  'tags.changed': 'Tags changed',
  'credit.spent': 'Credit used',
  'credit.granted': 'Credits granted',
  'subscription.payment-failed': 'Payment failed',
  'subscription.wanted': 'Chose a plan',
  'subscription.started': 'Plan started',
  'subscription.renewed': 'Plan renewed',
  'subscription.changed': 'Plan changed',
  'subscription.cancelling': 'Cancelled the plan from the end of its month',
  'subscription.resumed': 'Resumed the plan',
  'subscription.recovered': 'Overdue payment received',
  'subscription.reminded': 'Reminded of an overdue payment',
  'subscription.lapsed': 'Plan paused after a failed payment',
  'subscription.ended': 'Plan ended',
  'subscription.card-expiring': 'Warned that the card is about to expire',
  'user.created': 'Account created',
  'user.email-proven': 'Email confirmed',
  'user.terms-accepted': 'Terms accepted',
  'user.email-changed': 'Email address changed',
  'user.email-restored': 'Change of email address undone',
  'user.passkey-added': 'Passkey added',
  'user.passkey-removed': 'Passkey removed',
  'user.link-sent': 'Sign-in link sent',
  'user.linked': 'Profile linked',
  'user.unlinked': 'Profile unlinked',
  'user.promoted': 'Given a staff role',
  'user.demoted': 'No longer staff',
  'user.viewing-began': 'Started viewing as a profile',
  'user.viewing-ended': 'Stopped viewing',
};

/** How someone authenticated. */
const ways: Readonly<Record<string, string>> = {
  link: 'By email link',
  password: 'By password',
  passkey: 'By passkey',
  'password-reset': 'By setting a new password',
  outside: 'Through another service',
  'second-factor': 'By app code',
  code: 'By app code',
};

/** "Task added": `task.added`, "Signed in": `user.signed-in`, and the rest from the table. */
export function eventText(name: string): string {
  const text = words[name] ?? name.replace(/^user\./, '').replace(/[.-]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function whoDidIt({ actor }: Pick<TimelineItem, 'actor'>, { id }: Pick<TimelineSubject, 'id'>): string {
  if (actor.id === id) return 'Themselves';
  if (actor.id === 'system') return 'Tastemaker';
  if (actor.name) return actor.name;
  return { brand: 'Someone at the brand', influencer: 'The influencer', admin: 'Staff' }[actor.role] ?? 'Someone';
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const inWords = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The role in which someone is added or removed, and how they authenticated. */
function ofPerson({ profile, role, staffRole, by }: Readonly<Record<string, unknown>>): (string | undefined)[] {
  const { type } = (profile ?? {}) as { type?: 'brand' | 'influencer' };
  return [
    ways[String(by)],
    type && (type === 'brand' ? 'Brand' : 'Influencer'),
    typeof role === 'string' ? `Role: ${role}` : undefined,
    typeof staffRole === 'string' ? `Staff role: ${staffRole}` : undefined,
  ];
}

/** What changed and why, if the event says so. */
const doorWays: Readonly<Record<string, string>> = { signed: 'signed code', code: 'typed code', name: 'face and name' };
const atDoor = ['collab.checked-in', 'collab.check-in-moved', 'collab.running-late'];

/** What the venue's staff recorded at the door. */
function ofDoor(proof: unknown): readonly (string | false)[] {
  const { at, how, minutes } = (proof ?? {}) as Readonly<Record<string, unknown>>;
  return [
    typeof minutes === 'number' && `${minutes} minutes`,
    typeof at === 'string' && `At: ${exactTime(at)}`,
    typeof how === 'string' && `Identified by: ${doorWays[how]}`,
  ];
}

export function detailOf({ name, payload }: Pick<TimelineItem, 'name' | 'payload'>): string {
  const { changed, salesStage, onboardingStage, reason, added, removed, billPence, giftPence, startsAt } =
    payload ?? {};
  const stages = [
    texts(changed).includes('salesStage') && `Sales stage: ${salesStageLabel(Number(salesStage))}`,
    texts(changed).includes('onboardingStage') && `Onboarding stage: ${onboardingStageLabel(Number(onboardingStage))}`,
  ];
  const others = texts(changed).filter((field) => !field.endsWith('Stage'));
  return [
    ...stages,
    ...(atDoor.includes(name) ? ofDoor(payload?.proof) : []),
    ...(name.startsWith('user.') ? ofPerson(payload ?? {}) : []),
    others.length > 0 && `Changed: ${others.map(inWords).join(', ')}`,
    name === 'tags.changed' && texts(added).length > 0 && `Added: ${texts(added).join(', ')}`,
    name === 'tags.changed' && texts(removed).length > 0 && `Removed: ${texts(removed).join(', ')}`,
    name.startsWith('call.') && startsAt !== undefined && `When: ${exactTime(startsAt)}`,
    typeof billPence === 'number' && `Bill: ${formatPence(billPence)}`,
    typeof giftPence === 'number' && `Value: ${formatPence(giftPence)}`,
    typeof reason === 'string' && reason !== '' && `Reason: ${reason}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
