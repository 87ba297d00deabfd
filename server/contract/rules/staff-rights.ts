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

  'influencer.add': { by: workers },
  'influencer.change': { by: workers },
  'influencer.claim': { by: workers },
  'influencer.delete': { by: superUsers, destructive: true },
  'influencer.restore': { by: superUsers },

  /** Lists of influencers: their members, notes and links. */
  'list.change': { by: workers },

  'ad.change': { by: workers },

  'person.enable': { by: workers },
  'person.send-link': { by: workers },
  'person.link-profile': { by: workers },
  'person.unlink-profile': { by: superUsers, destructive: true },
  'person.disable': { by: superUsers, destructive: true },
  'person.end-sessions': { by: superUsers, destructive: true },

  'staff.invite': { by: superUsers, destructive: true },
  'staff.change-role': { by: superUsers, destructive: true },
  'staff.reset-second-factor': { by: superUsers, destructive: true },

  'messages.moderate': { by: workers },
  'mail.test': { by: workers },

  'settings.change': { by: superUsers },

  'feature.override': { by: workers },
  'collab.override': { by: workers },
  'metrics.correct': { by: workers },
  'money.refund': { by: superUsers, destructive: true },
} as const satisfies Record<string, Rule>;

export type StaffOperation = keyof typeof rules;
export const staffOperations: Readonly<Record<StaffOperation, Rule>> = rules;

/** Whether staff of this role may do it; null is nobody of the staff. */
export const staffMay = (role: StaffRole | null | undefined, operation: StaffOperation): boolean =>
  staffOperations[operation].by.some((each) => each === role);
