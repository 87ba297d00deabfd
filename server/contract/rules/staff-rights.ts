/** What a member of staff may do: look, work, or everything. */
export const staffRoles = ['read-only', 'operations', 'super-user'] as const;
export type StaffRole = (typeof staffRoles)[number];

type Rule = Readonly<{
  by: readonly StaffRole[];
  /** Takes something away from people: the session must have proved itself a moment ago. */
  destructive?: true;
}>;

const everyone: readonly StaffRole[] = ['read-only', 'operations', 'super-user'];
const workers: readonly StaffRole[] = ['operations', 'super-user'];
const superUsers: readonly StaffRole[] = ['super-user'];

/** Everything that staff do, and who of them may. The only place that says so: policies, domains and the panel ask here. */
const rules = {
  look: { by: everyone },

  'brand.create': { by: workers },
  'brand.change': { by: workers },
  'brand.delete': { by: superUsers, destructive: true },
  'brand.restore': { by: superUsers },

  /** Booking, moving and cancelling calls with someone of a brand. */
  'call.book': { by: workers },

  'influencer.add': { by: workers },
  'influencer.change': { by: workers },
  'influencer.claim': { by: workers },
  /** Approving those who wait, and sending them back. */
  'influencer.review': { by: workers },
  /** Safety flags: brands that exclude what one says do not find them. */
  'influencer.flag': { by: workers },
  /** Two profiles of one person become one; for 30 days it can be undone. */
  'influencer.merge': { by: workers },
  /** Writing to influencers in the name of our support, one or many at once. */
  'influencer.message': { by: workers },
  'influencer.delete': { by: superUsers, destructive: true },
  'influencer.restore': { by: superUsers },

  /** Lists of influencers: their members, notes and links. */
  'list.change': { by: workers },

  'ad.change': { by: workers },

  /** Notes, tasks and tags on brands, influencers and Collabs. */
  'desk.write': { by: workers },

  'person.enable': { by: workers },
  'person.send-link': { by: workers },
  'person.link-profile': { by: workers },
  /** Looking at the portal as one profile, without changing anything. */
  'person.view-as': { by: workers },
  'person.unlink-profile': { by: superUsers, destructive: true },
  'person.disable': { by: superUsers, destructive: true },
  'person.end-sessions': { by: superUsers, destructive: true },

  'staff.invite': { by: superUsers, destructive: true },
  'staff.change-role': { by: superUsers, destructive: true },
  'staff.reset-second-factor': { by: superUsers, destructive: true },

  /** A key gives its holder whatever its profile can see. */
  'key.make': { by: superUsers, destructive: true },
  'key.revoke': { by: workers },

  'messages.moderate': { by: workers },
  'mail.test': { by: workers },

  'settings.change': { by: superUsers },

  /** The job queue and the outbox. */
  'work.look': { by: superUsers },
  'work.retry': { by: superUsers },

  /** Sending a message of a brand’s or an influencer’s webhook again, and switching the webhook on. */
  'webhook.repair': { by: workers },

  'feature.override': { by: workers },
  'feature.override-everywhere': { by: superUsers },
  'collab.override': { by: workers },
  /** What a gift was worth, in the ledger of gifts. */
  'gift.correct': { by: workers },
  'metrics.correct': { by: workers },
  'money.refund': { by: superUsers, destructive: true },
} as const satisfies Record<string, Rule>;

export type StaffOperation = keyof typeof rules;
export const staffOperations: Readonly<Record<StaffOperation, Rule>> = rules;

/** Whether staff of this role may do it; null is nobody of the staff. */
export const staffMay = (role: StaffRole | null | undefined, operation: StaffOperation): boolean =>
  staffOperations[operation].by.some((each) => each === role);
