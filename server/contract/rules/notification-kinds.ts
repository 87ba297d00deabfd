/** Kinds of notifications, and their channels; the rows and columns of the notification settings. */
export const notificationChannels = ['app', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const notificationKinds = [
  { id: 'collab-requested', label: 'Someone requests a Collab', group: 'Collabs' },
  { id: 'collab-approved', label: 'A request is approved', group: 'Collabs' },
  {
    id: 'collab-ended',
    label: 'A Collab is declined, withdrawn or cancelled, expires, or ends without a visit or content',
    group: 'Collabs',
  },
  { id: 'collab-scheduled', label: 'A visit is booked or moved', group: 'Collabs' },
  { id: 'collab-parcel', label: 'A delivery address is given, or a product is sent', group: 'Collabs' },
  { id: 'bill', label: 'A bill is entered, contested or decided', group: 'Collabs' },
  { id: 'gift-corrected', label: 'The value of a gift is corrected', group: 'Collabs' },
  { id: 'content-submitted', label: 'Content is submitted or published', group: 'Content' },
  { id: 'content-answered', label: 'Content is approved, or changes are suggested', group: 'Content' },
  { id: 'content-owed', label: 'Content is due, late or reported missing', group: 'Content' },
  {
    id: 'content-time',
    label: 'Someone asks for or gives more time, or answers a claim',
    group: 'Content',
  },
  { id: 'post-changed', label: 'A published post is changed or removed, or its numbers are needed', group: 'Content' },
  {
    id: 'usage-rights',
    label: 'Someone asks to use content for longer, or reports use after the rights ended',
    group: 'Content',
  },
  { id: 'rights-end', label: 'Your rights to content end', group: 'Content' },
  { id: 'collab-completed', label: 'A Collab is completed', group: 'Content' },
  { id: 'account', label: 'A connected account needs your attention', group: 'Accounts' },
  { id: 'message', label: 'Someone sends you a message', group: 'Messages' },
] as const;
export type NotificationKind = (typeof notificationKinds)[number]['id'];
export const notificationKindIds: readonly NotificationKind[] = notificationKinds.map(({ id }) => id);

/**
 * Always emailed, because the email contains something to keep or a deadline: the calendar entry, what is owed, what has
 * to come down, the end of the dossier.
 */
export const alwaysMailed: readonly NotificationKind[] = [
  'collab-scheduled',
  'content-owed',
  'rights-end',
  'collab-completed',
];

/** Whether emails are sent individually, or as a daily or weekly digest. */
export const digests = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof digests)[number];

/** Dates, amounts and pieces in an event's notifications. Times are ISO 8601, amounts pence. */
export type NoticeFacts = Readonly<{
  /** The deadline. */
  until?: string;
  days?: number;
  months?: number;
  giftPence?: number;
  /** When the returned credit expires; null if it doesn’t. */
  creditUntil?: string | null;
  /** For the brand whose draft it didn't approve itself: it didn't answer in time, or our staff did. */
  approvedBy?: 'time' | 'staff';
  /** How close the deadline of the reminder is, and the pieces that it's about: "1 reel". */
  due?: 'soon' | 'tomorrow' | 'today' | 'late';
  missing?: string;
}>;
