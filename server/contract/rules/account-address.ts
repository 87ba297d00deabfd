import type { Platform } from '../lists/social.js';
import { withoutAt } from './influencer-profile.js';

const addresses: Record<Platform, (handle: string) => string> = {
  instagram: (handle) => `https://www.instagram.com/${handle}/`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
};

/** Where the account can be looked at. */
export const accountAddress = (platform: Platform, handle: string): string =>
  addresses[platform](encodeURIComponent(withoutAt(handle)));
