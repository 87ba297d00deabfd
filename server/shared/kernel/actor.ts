/** Who may knock. Exactly the four roles of the product. */
export const roles = ['brand', 'influencer', 'admin', 'guest'] as const;
export type Role = (typeof roles)[number];

/** What a member of staff may do: look, work, or everything. */
export const staffRoles = ['read-only', 'operations', 'super-user'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** One brand or one influencer. */
export type ProfileRef = Readonly<{ uid: string; type: 'brand' | 'influencer' }>;

/** Who acts: a person in the profile that they have chosen, staff, or the product itself. */
export type Actor = Readonly<{ userId: string; role: Role; profile?: ProfileRef; staffRole?: StaffRole }>;

/** The product itself, when time has run out on something. */
export const theProduct: Actor = { userId: 'system', role: 'admin' };

export const isTheProduct = (actor: Actor): boolean => actor.userId === theProduct.userId;
