import { EntitySchema } from 'typeorm';
import type { Membership, User } from '../../domain/user.js';

/** A person's own row; memberships have a table of their own. When they were last seen is for the session reader to note. */
export type StoredUser = Omit<User, 'memberships'> & Readonly<{ lastSeenAt?: Date | null }>;
export type StoredMembership = Membership & Readonly<{ userId: string }>;

export const UserSchema = new EntitySchema<StoredUser>({
  name: 'User',
  tableName: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    email: { type: 'text' },
    name: { type: 'text' },
    passwordHash: { type: 'text', name: 'password_hash', nullable: true },
    staffRole: { type: 'text', name: 'staff_role', nullable: true },
    linkedBrandUid: { type: 'uuid', name: 'linked_brand_uid', nullable: true },
    linkedInfluencerUid: { type: 'uuid', name: 'linked_influencer_uid', nullable: true },
    emailProvenAt: { type: 'timestamptz', name: 'email_proven_at', nullable: true },
    disabledAt: { type: 'timestamptz', name: 'disabled_at', nullable: true },
    lastSeenAt: {
      type: 'timestamptz',
      name: 'last_seen_at',
      nullable: true,
      select: false,
      insert: false,
      update: false,
    },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    version: { type: 'int' },
  },
});

export const MembershipSchema = new EntitySchema<StoredMembership>({
  name: 'Membership',
  tableName: 'memberships',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    profileUid: { type: 'uuid', name: 'profile_uid', primary: true },
    profileType: { type: 'text', name: 'profile_type' },
    kind: { type: 'text' },
    role: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
