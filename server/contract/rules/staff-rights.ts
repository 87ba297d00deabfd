/** Staff's access levels: read, work, or everything. */
export const staffRoles = ['read-only', 'operations', 'super-user'] as const;
export type StaffRole = (typeof staffRoles)[number];

type Rule = Readonly<{
  by: readonly StaffRole[];
  /** Destructive: the session must have just reauthenticated. */
  destructive?: true;
}>;

const everyone: readonly StaffRole[] = ['read-only', 'operations', 'super-user'];
const workers: readonly StaffRole[] = ['operations', 'super-user'];
const superUsers: readonly StaffRole[] = ['super-user'];

/** Staff's permissions, by role. The only place that defines them: policies, domains and the panel use it. */
const rules = {
  look: { by: everyone },

  'brand.create': { by: workers },
  'brand.change': { by: workers },
  'brand.delete': { by: superUsers, destructive: true },
  'brand.restore': { by: superUsers },

  /** Booking, moving and cancelling calls with someone at a brand. */
  'call.book': { by: workers },

  'influencer.add': { by: workers },
  'influencer.change': { by: workers },
  'influencer.claim': { by: workers },
  /** Approving influencers in review, and sending them back. */
  'influencer.review': { by: workers },
  /** Safety flags: brands that exclude one don't find the influencers who have it. */
  'influencer.flag': { by: workers },
  /** Merging two profiles of one person; can be undone for 30 days. */
  'influencer.merge': { by: workers },
  /** Writing to influencers as our support, one or many at once. */
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
  /** Viewing the portal as one profile, read-only. */
  'person.view-as': { by: workers },
  'person.unlink-profile': { by: superUsers, destructive: true },
  'person.disable': { by: superUsers, destructive: true },
  'person.end-sessions': { by: superUsers, destructive: true },

  'staff.invite': { by: superUsers, destructive: true },
  'staff.change-role': { by: superUsers, destructive: true },
  'staff.reset-second-factor': { by: superUsers, destructive: true },

  /** A key gives its holder access to whatever its profile can see. */
  'key.make': { by: superUsers, destructive: true },
  'key.revoke': { by: workers },

  'messages.moderate': { by: workers },
  'mail.test': { by: workers },

  'settings.change': { by: superUsers },

  /** The job queue and the outbox. */
  'work.look': { by: superUsers },
  'work.retry': { by: superUsers },

  /** Resending a message of a brand’s or influencer’s webhook, and re-enabling the webhook. */
  'webhook.repair': { by: workers },

  'feature.override': { by: workers },
  'feature.override-everywhere': { by: superUsers },
  'collab.override': { by: workers },
  /** A gift's value, in the ledger of gifts. */
  'gift.correct': { by: workers },
  'metrics.correct': { by: workers },
  'money.refund': { by: superUsers, destructive: true },
} as const satisfies Record<string, Rule>;

export type StaffOperation = keyof typeof rules;
export const staffOperations: Readonly<Record<StaffOperation, Rule>> = rules;

/** Whether staff with this role have this permission; null isn't staff. */
export const staffMay = (role: StaffRole | null | undefined, operation: StaffOperation): boolean =>
  staffOperations[operation].by.some((each) => each === role);
