/** What people can be notified about, and where; the rows and columns of the notification settings. */
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
  { id: 'collab-parcel', label: 'A product has an address, or is on its way', group: 'Collabs' },
  { id: 'bill', label: 'A bill is entered, contested or decided', group: 'Collabs' },
  { id: 'gift-corrected', label: 'The value of a gift is corrected', group: 'Collabs' },
  { id: 'content-submitted', label: 'Content is submitted or published', group: 'Content' },
  { id: 'content-answered', label: 'Content is approved, or changes are suggested', group: 'Content' },
  { id: 'content-owed', label: 'Content is due, late or said to be missing', group: 'Content' },
  {
    id: 'content-time',
    label: 'More time for content is asked for or given, or a claim is answered',
    group: 'Content',
  },
  { id: 'usage-rights', label: 'Longer use of content is asked for or answered', group: 'Content' },
  { id: 'collab-completed', label: 'A Collab is completed', group: 'Content' },
  { id: 'message', label: 'Someone sends you a message', group: 'Messages' },
] as const;
export type NotificationKind = (typeof notificationKinds)[number]['id'];
export const notificationKindIds: readonly NotificationKind[] = notificationKinds.map(({ id }) => id);

/** Come by mail in any case, because the mail brings what is to be kept or done in time: the entry for the calendar, what is owed, the end of the dossier. */
export const alwaysMailed: readonly NotificationKind[] = ['collab-scheduled', 'content-owed', 'collab-completed'];

/** Whether mails go one by one, or together once a day or a week. */
export const digests = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof digests)[number];

/** Dates and amounts that the people notified about an event read. Moments are ISO 8601, amounts pence. */
export type NoticeFacts = Readonly<{
  /** Until when something has to be done, or can be. */
  until?: string;
  days?: number;
  months?: number;
  giftPence?: number;
  /** Until when the credit that the brand has back can be used; null where it doesn’t expire. */
  creditUntil?: string | null;
}>;
