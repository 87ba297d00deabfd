/** Every letter that the product sends, and what staff call it. A letter that is not here cannot be written. */
export const letters = {
  'identity.sign-in-link': 'Link to sign in',
  'identity.password-reset': 'Link to choose a new password',
  'identity.invitation': 'Invitation to Tastemaker',
  'identity.staff-invitation': 'Invitation to our staff',
  'identity.proof': 'Is it you?',
  'identity.team-invitation': 'Invitation to a team',
  'identity.team-removed': 'Removed from a team',
  'identity.team-owner': 'A new owner',
  'profiles.claim-confirmed': 'A claimed profile is theirs',
  'profiles.claim-refused': 'A claimed profile is not theirs',
  'profiles.sent-back': 'A profile is sent back by review',
  'billing.payment-failed': 'A payment did not go through',
  'billing.card-expiring': 'A card is about to expire',
  'messaging.visitor-answer': 'Answer to a visitor of the live chat',
  'collabs.scheduled': 'A visit is agreed',
  'collabs.moved': 'A visit has a new time',
  'collabs.cancelled': 'A visit is cancelled',
  'collabs.time-asked': 'A visit needs another time',
  'collabs.food-risks-asked': 'Allergies are asked about',
  'collabs.food-risks-told': 'Allergies have been told',
  'collabs.confirmation-asked': 'A visit is tomorrow',
  'collabs.reminded': 'A time has still to be chosen',
  'collabs.place-offered': 'A place has become free',
  'collabs.no-show-claimed': 'A no-show is claimed',
  'collabs.bill-typed': 'A bill to confirm',
  'collabs.content-reminded': 'Content is due, or late',
  'collabs.undelivered-claimed': 'Content is said never to have come',
  'collabs.close-warned': 'A Collab will be closed without its content',
  'collabs.undelivered': 'A Collab ended without its content',
  'collabs.completed': 'A Collab is completed',
  'notifications.one': 'One thing that has happened',
  'notifications.digest': 'Several things together',
  'onboarding.call': 'A call, for the guest',
  'onboarding.call-for-us': 'A call, for our people',
  'partners.webhook-off': 'A webhook is switched off',
  'privacy.copy-ready': 'A copy of the data is ready',
  'privacy.closing': 'An account closes',
  'privacy.kept': 'An account stays',
  'privacy.erased': 'An account is erased',
  'operations.test': 'A test of the mail server',
} as const;
export type LetterId = keyof typeof letters;

type Area = LetterId extends `${infer Module}.${string}` ? Module : never;

const areas: Readonly<Record<Area, string>> = {
  identity: 'Accounts and teams',
  profiles: 'Profiles',
  billing: 'Plans and payments',
  messaging: 'Live chat',
  collabs: 'Collabs',
  notifications: 'What has happened',
  onboarding: 'Calls',
  partners: 'Programs of others',
  privacy: 'One’s own data',
  operations: 'Operations',
};

/** Under which heading staff find it. */
export const areaOf = (id: LetterId): string => areas[id.slice(0, id.indexOf('.')) as Area];
