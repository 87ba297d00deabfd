import type { Platform } from '../../lists/social.js';

/** Each platform's rules for handles. */
const rules: Record<Platform, RegExp> = {
  instagram: /^(?!.*\.\.)\w(?:[\w.]{0,28}\w)?$/,
  tiktok: /^[\w.]{1,23}\w$/,
  youtube: /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._·-]{1,28}[\p{L}\p{M}\p{N}]$/u,
};

const channelId = /^UC[\w-]{22}$/;

/** `UC…`: YouTube's channel id, used when there is no known handle. */
export const isChannelId = (text: string): boolean => channelId.test(text);

/** Whether this is a valid handle on this platform, without the @. */
export const isHandle = (platform: Platform, text: string): boolean =>
  rules[platform].test(text) || (platform === 'youtube' && isChannelId(text));

/** Whether this is a valid handle on any of the three. */
export const isAnyHandle = (text: string): boolean =>
  isHandle('instagram', text) || isHandle('tiktok', text) || isHandle('youtube', text);
