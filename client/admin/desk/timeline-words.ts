import { onboardingStageLabel, salesStageLabel } from '../../../server/contract/lists/labels';
import { formatPence } from '../../../server/contract/rules/money';
import type { TimelineItem, TimelineSubject } from '../../api/desk';
import { exactTime } from '../../ui/RelativeTime';

/** What happened, where its name alone does not say it well. */
const words: Readonly<Record<string, string>> = {
  'brand.created': 'Brand made',
  'brand.updated': 'Brand changed',
  'influencer.created': 'Influencer made',
  'influencer.updated': 'Profile changed',
  'influencer.flagged': 'Safety flag set',
  'influencer.flag-lifted': 'Safety flag lifted',
  'influencer.approved': 'Approved in review',
  'influencer.sent-back': 'Sent back by review',
  'influencer.review-reopened': 'Put back into review',
  'influencer.merged': 'Another profile was merged into this one',
  'influencer.merge-undone': 'A merge was undone',
  'collab.requested': 'Collab requested',
  'collab.overridden': 'Put right by staff',
  'collab.gift-corrected': 'The value of the gift was corrected',
  'collab.approval-asked': 'Approval waits for its payment',
  'collab.no-show': 'Nobody came',
  'collab.no-show-claimed': 'A no-show was claimed',
  'collab.no-show-answered': 'The claim of a no-show was answered',
  'collab.accepted': 'What was delivered was accepted for the whole',
  'collab.content-reminded': 'Reminded of the content',
  'collab.days-asked': 'More time for the content was asked for',
  'collab.days-given': 'More time for the content was given',
  'collab.days-refused': 'More time for the content was refused',
  'collab.undelivered-claimed': 'The content was claimed to be missing',
  'collab.undelivered-answered': 'The claim of missing content was contested',
  'collab.undelivered-settled': 'The claim of missing content was settled',
  'collab.close-warned': 'Warned that it closes without its content',
  'collab.undelivered': 'Ended without its content',
  'collab.times-shortened': 'The times to choose from run out early',
  'collab.time-asked': 'Another time was asked for',
  'collab.food-risks-asked': 'Allergies were asked about',
  'collab.food-risks-told': 'Allergies were told to the venue',
  'collab.bill-typed': 'The bill was entered',
  'collab.bill-confirmed': 'The bill was confirmed',
  'collab.bill-contested': 'The bill was contested',
  'collab.bill-settled': 'The contested bill was decided',
  'collab.waits-for-place': 'Waits for a place',
  'call.booked': 'A call was booked',
  'call.moved': 'A call was moved',
  'call.cancelled': 'A call was cancelled',
  'note.written': 'Note written',
  'tags.changed': 'Tags changed',
  'credit.spent': 'Collab spent',
  'credit.granted': 'Collabs granted',
  'subscription.payment-failed': 'A payment failed',
  'user.created': 'Account made',
  'user.email-proven': 'Address proven',
  'user.link-sent': 'Sign-in link sent',
  'user.linked': 'Profile linked',
  'user.unlinked': 'Profile unlinked',
  'user.promoted': 'Given a staff role',
  'user.demoted': 'No longer staff',
  'user.viewing-began': 'Began to view as a profile',
  'user.viewing-ended': 'Stopped viewing',
};

/** How somebody has shown who they are. */
const ways: Readonly<Record<string, string>> = {
  link: 'By a link in a mail',
  password: 'By password',
  'password-reset': 'By a new password',
  outside: 'Through another service',
  'second-factor': 'By a code of their app',
  code: 'By a code of their app',
};

/** "Task added": `task.added`, "Signed in": `user.signed-in`, and the rest by the table. */
export function eventText(name: string): string {
  const text = words[name] ?? name.replace(/^user\./, '').replace(/[.-]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function whoDidIt({ actor }: Pick<TimelineItem, 'actor'>, { id }: Pick<TimelineSubject, 'id'>): string {
  if (actor.id === id) return 'Themselves';
  if (actor.id === 'system') return 'The product';
  if (actor.name) return actor.name;
  return { brand: 'Someone at the brand', influencer: 'The influencer', admin: 'Staff' }[actor.role] ?? 'Someone';
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const inWords = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** As what somebody is let in, or no longer, and how they have shown who they are. */
function ofPerson({ profile, role, staffRole, by }: Readonly<Record<string, unknown>>): (string | undefined)[] {
  const { type } = (profile ?? {}) as { type?: 'brand' | 'influencer' };
  return [
    ways[String(by)],
    type && (type === 'brand' ? 'Brand' : 'Influencer'),
    typeof role === 'string' ? `Role: ${role}` : undefined,
    typeof staffRole === 'string' ? `Staff role: ${staffRole}` : undefined,
  ];
}

/** What changed and why, where the event says so. */
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
