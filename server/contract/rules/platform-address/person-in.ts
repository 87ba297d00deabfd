import { platformLabel } from '../../lists/labels.js';
import type { Platform } from '../../lists/social.js';
import { withoutAt } from '../influencer-profile.js';
import { isAnyHandle, isHandle } from './handles.js';
import { readAddress } from './read-address.js';

/** Why a text doesn't identify anyone. */
export const handleFaults = {
  'share-link': 'This is a share link. Open it and copy the address of the profile that your browser then shows.',
  'no-at': 'The address of a TikTok profile has an @ before the name, such as tiktok.com/@name.',
  elsewhere: 'The address isn’t a profile’s.',
  'post-address': 'The address is a post’s and doesn’t say whose it is. Use the address of the profile.',
  'other-site': 'The address isn’t on Instagram, TikTok or YouTube.',
  'email-address': 'This is an email address, not a handle.',
  'not-instagram': 'An Instagram handle has 1 to 30 letters, digits, dots or underscores.',
  'not-tiktok': 'A TikTok handle has 2 to 24 letters, digits, dots or underscores.',
  'not-youtube': 'A YouTube handle has 3 to 30 letters, digits, dots, hyphens or underscores.',
  'not-a-handle': 'No platform allows a handle like this.',
  'no-handle': 'There’s no handle.',
} as const;
type HandleFault = keyof typeof handleFaults;

/** A person on a platform; null if only a handle was given, which doesn't say on which. */
type NamedPerson = Readonly<{ platform: Platform | null; handle: string }>;

const looksLikeAddress = /^https?:\/\/|^www\.|^[\w.-]+\.[a-z]{2,}\//i;

/**
 * The person in a text: `@Zoe.Eats`, `Zoe.Eats`, or any URL of theirs.
 * @param platform whose rules a bare handle must satisfy; any of the three if unknown
 */
export function personIn(text: string, platform?: Platform): NamedPerson | HandleFault {
  const typed = text.trim();
  const address = readAddress(typed);
  if (address && 'fault' in address) return address.fault;
  if (address) return address.account ? { platform: address.platform, handle: address.account } : 'post-address';
  if (looksLikeAddress.test(typed)) return 'other-site';
  const handle = withoutAt(typed.replace(/^＠/, '@'));
  if (handle === '') return 'no-handle';
  if (/^\S+@\S+\.\S+$/.test(handle)) return 'email-address';
  if (platform) return isHandle(platform, handle) ? { platform: null, handle } : `not-${platform}`;
  return isAnyHandle(handle) ? { platform: null, handle } : 'not-a-handle';
}

/** An account's name as typed: with an @, or as its profile's URL; anything else isn't changed. */
export function accountTyped(platform: Platform, text: string): string {
  const typed = text.normalize('NFC');
  const person = personIn(typed, platform);
  return typeof person === 'string' || isElsewhere(platform, person) ? withoutAt(typed) : person.handle;
}

/** What is wrong with an account's name on this platform, as a sentence; undefined if it's valid. */
export function accountFault(platform: Platform, text: string): string | undefined {
  const person = personIn(text, platform);
  if (typeof person === 'string') return handleFaults[person];
  return isElsewhere(platform, person)
    ? `This address is on ${platformLabel(person.platform)}. Add it to that account.`
    : undefined;
}

const isElsewhere = (platform: Platform, { platform: own }: NamedPerson): boolean => own !== null && own !== platform;
