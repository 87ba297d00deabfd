import type { Option } from '../lists/option.js';
import { isStrictEmail } from './email.js';
import { wholeAddress } from './platform-addresses.js';

/** Settings that staff can change for everyone, overriding the server's environment. */
export const settingIds = [
  'supportEmail',
  'supportWhatsapp',
  'supportInstagram',
  'supportSms',
  'supportPhone',
  'trainingUrl',
  'reportBugUrl',
  'facebookUrl',
  'instagramUrl',
  'tiktokUrl',
] as const;
export type SettingId = (typeof settingIds)[number];

export const settings: readonly Option<SettingId>[] = [
  { id: 'supportEmail', label: 'Email' },
  { id: 'supportWhatsapp', label: 'WhatsApp' },
  { id: 'supportInstagram', label: 'Instagram DM' },
  { id: 'supportSms', label: 'SMS' },
  { id: 'supportPhone', label: 'Priority phone' },
  { id: 'trainingUrl', label: 'Training' },
  { id: 'reportBugUrl', label: 'Report Bug/Issue' },
  { id: 'facebookUrl', label: 'Facebook' },
  { id: 'instagramUrl', label: 'Instagram' },
  { id: 'tiktokUrl', label: 'TikTok' },
];

/** A telephone number with its country code. */
export const isPhone = (text: string): boolean => /^\+[1-9](?: ?\d){6,14}$/.test(text);

/** An Instagram handle, without its @. */
export const isInstagramHandle = (text: string): boolean => /^[\w.]{1,30}$/.test(text);

function isOutsideAddress(text: string): boolean {
  if (text.length > 500 || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && !username && !password;
}

/** Whether its value is a web address. */
export const isAddress = (id: SettingId): boolean => id.endsWith('Url');

/** Whether an empty value hides it. Our emails show a contact address, so that always exists. */
export const mayBeHidden = (id: SettingId): boolean => id !== 'supportEmail';

/** Why this isn't a valid value, as a sentence; null when it is. */
export function settingFault(id: SettingId, value: string): string | null {
  if (value === '' && mayBeHidden(id)) return null;
  switch (id) {
    case 'supportEmail':
      return isStrictEmail(value) ? null : 'Please enter an email address, such as support@tastemaker.example.';
    case 'supportWhatsapp':
    case 'supportSms':
    case 'supportPhone':
      return isPhone(value) ? null : 'Please enter the number with its country, such as +44 7700 900123.';
    case 'supportInstagram':
      return isInstagramHandle(value.replace(/^@/, '')) ? null : 'Please enter the handle, such as @tastemaker.';
    default:
      return isOutsideAddress(wholeAddress(value)) ? null : 'Please enter a whole address that begins with https://.';
  }
}
