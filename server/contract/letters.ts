/** Every letter that the product sends, and what staff call it. A letter that is not here cannot be written. */
export const letters = {
  'identity.sign-in-link': 'Sign-in link',
  'identity.password-reset': 'Password reset',
  'identity.invitation': 'Invitation to Tastemaker',
  'identity.staff-invitation': 'Invitation to the staff panel',
  'identity.proof': 'Confirm a change',
  'identity.team-invitation': 'Invitation to a team',
  'identity.team-removed': 'Removed from a team',
  'identity.team-owner': 'New owner of a team',
  'profiles.claim-confirmed': 'Profile claim approved',
  'profiles.claim-refused': 'Profile claim refused',
  'profiles.sent-back': 'Profile sent back',
  'billing.payment-failed': 'Payment failed',
  'billing.card-expiring': 'Card about to expire',
  'messaging.visitor-answer': 'Answer to a live-chat visitor',
  'collabs.scheduled': 'Visit booked',
  'collabs.moved': 'Visit moved',
  'collabs.cancelled': 'Visit or Collab cancelled',
  'collabs.time-asked': 'New time needed',
  'collabs.food-risks-asked': 'Question about allergies',
  'collabs.food-risks-told': 'Answer about allergies',
  'collabs.confirmation-asked': 'Confirm tomorrow’s visit',
  'collabs.reminded': 'Choose a time',
  'collabs.place-offered': 'A place has opened up',
  'collabs.no-show-claimed': 'No-show reported',
  'collabs.bill-typed': 'Bill to confirm',
  'collabs.content-reminded': 'Content due or late',
  'collabs.undelivered-claimed': 'Claim of missing content',
  'collabs.close-warned': 'Collab about to close without its content',
  'collabs.undelivered': 'Collab ended without its content',
  'collabs.completed': 'Collab completed',
  'notifications.one': 'One update',
  'notifications.digest': 'Several updates',
  'onboarding.call': 'Call, to the guest',
  'onboarding.call-for-us': 'Call, to our staff',
  'partners.webhook-off': 'Webhook switched off',
  'privacy.copy-ready': 'Data ready to download',
  'privacy.closing': 'Account closing',
  'privacy.kept': 'Account kept',
  'privacy.erased': 'Account erased',
  'operations.test': 'Test of the mail server',
} as const;
export type LetterId = keyof typeof letters;

type Area = LetterId extends `${infer Module}.${string}` ? Module : never;

const areas: Readonly<Record<Area, string>> = {
  identity: 'Accounts and teams',
  profiles: 'Profiles',
  billing: 'Plans and payments',
  messaging: 'Live chat',
  collabs: 'Collabs',
  notifications: 'Updates',
  onboarding: 'Calls',
  partners: 'Webhooks',
  privacy: 'Personal data',
  operations: 'Operations',
};

/** Under which heading staff find it. */
export const areaOf = (id: LetterId): string => areas[id.slice(0, id.indexOf('.')) as Area];
