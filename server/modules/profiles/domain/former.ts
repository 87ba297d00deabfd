import type { ProfileRef } from '../../../shared/kernel/index.js';

/** How a profile is called once its person has been forgotten. Its own id keeps handle and slug unique. */
export const formerProfile = ({ uid, type }: ProfileRef): Readonly<{ name: string; handle: string; slug: string }> => ({
  name: type === 'brand' ? 'Former brand' : 'Former member',
  handle: `former-${uid.replaceAll('-', '').slice(-12)}`,
  slug: `former-${uid.replaceAll('-', '').slice(-12)}`,
});
