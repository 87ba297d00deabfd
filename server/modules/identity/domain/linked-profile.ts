import type { ProfileRef } from '../../../shared/kernel/index.js';
import type { User } from './user.js';

/** A profile's card, in the specification's own spelling. */
export type ProfileCard = Readonly<{
  name: string;
  slug: string;
  handle: string | null;
  avatar: Readonly<{ file_path: string }> | null;
  profile_media: readonly Readonly<{ file_path: string }>[];
  profile_pic: string | null;
  /** Whether the brand has a paid plan; false for everyone else. */
  paying: boolean;
}>;

export type LinkedProfile = Readonly<{ uid: string; type: ProfileRef['type'] | 'admin'; profile: ProfileCard }>;

/** Staff act as themselves: their only profile is the person. */
export const staffProfile = ({ id, name }: User): LinkedProfile => ({
  uid: id,
  type: 'admin',
  profile: { name, slug: 'admin', handle: null, avatar: null, profile_media: [], profile_pic: null, paying: false },
});
