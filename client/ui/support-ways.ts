import {
  type Icon,
  IconBrandInstagram,
  IconBrandWhatsapp,
  IconDeviceMobileMessage,
  IconMail,
  IconPhone,
} from '@tabler/icons-react';
import { supportChannels } from '../../server/contract/rules/constants';
import type { PublicSettings } from '../api/settings';

/** One way to reach us. */
export type Way = Readonly<{
  label: string;
  icon: Icon;
  /** How soon we answer; null if nothing is promised. */
  response: string | null;
  /** As people read it. */
  address: string;
  href: string;
  /** What is copied, for the button's name. */
  what: string;
}>;

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

const looks = {
  whatsapp: {
    key: 'whatsapp',
    icon: IconBrandWhatsapp,
    what: 'WhatsApp number',
    hrefOf: (phone: string) => `https://wa.me/${digitsOf(phone)}`,
  },
  'instagram-dm': {
    key: 'instagram',
    icon: IconBrandInstagram,
    what: 'Instagram handle',
    hrefOf: (handle: string) => `https://ig.me/m/${handle.replace('@', '')}`,
  },
  sms: {
    key: 'sms',
    icon: IconDeviceMobileMessage,
    what: 'SMS number',
    hrefOf: (phone: string) => `sms:+${digitsOf(phone)}`,
  },
} as const;

/**
 * The configured contacts, in the order of our promises; email is always one.
 * @param phone for priority support, if the user's plan includes it
 */
export function waysOf({ support, supportEmail }: PublicSettings, phone: string | null = null): Way[] {
  const promised = supportChannels.flatMap(({ id, label, response }) => {
    if (id === 'live-chat') return []; // not a page that exists here
    const { key, icon, what, hrefOf } = looks[id];
    const address = support?.[key];
    return address ? [{ label, icon, response, address, what, href: hrefOf(address) }] : [];
  });
  const mail = { icon: IconMail, address: supportEmail, href: `mailto:${supportEmail}`, what: 'email address' };
  const called = phone
    ? [
        {
          label: 'Priority phone',
          icon: IconPhone,
          response: null,
          address: phone,
          href: `tel:+${digitsOf(phone)}`,
          what: 'phone number',
        },
      ]
    : [];
  return [...promised, ...called, { ...mail, label: 'Email', response: null }];
}
