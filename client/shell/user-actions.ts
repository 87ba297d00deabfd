import { IconCreditCard, IconLogout, IconPencil, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../app/paths';
import type { SessionState } from './session/session-context';

type UserAction = Readonly<{
  label: string;
  icon: TablerIcon;
  /** One of our pages. */
  to?: string;
  /** Outside the product, in a new tab. */
  href?: string;
  onSelect?: () => void;
}>;

/** What the entry does: opens a page of ours, an external page, or runs an action. */
export const leadBy = ({ to, href }: Pick<UserAction, 'to' | 'href'>) =>
  href
    ? { component: 'a', href, target: '_blank', rel: 'noopener noreferrer', 'aria-description': 'Opens in a new tab' }
    : to
      ? { component: Link, to }
      : {};

/**
 * The entries of the user menu. On small screens Edit Profile leads everyone to the same page.
 * @param portalUrl where the brand manages its billing at the card provider; null without permission, undefined while
 * loading
 */
export function userActions(
  screen: 'large' | 'small',
  { actor, signOut }: Pick<SessionState, 'actor' | 'signOut'>,
  portalUrl: string | null | undefined,
): UserAction[] {
  const influencerEditor = screen === 'large' && actor.type === 'influencer';
  return [
    {
      label: 'Edit Profile',
      icon: IconPencil,
      to: influencerEditor ? paths.influencer.profileEditorOf(actor.uid) : paths.profileEditor,
    },
    ...(actor.type === 'brand' && portalUrl !== null
      ? [{ label: 'Billing', icon: IconCreditCard, ...(portalUrl ? { href: portalUrl } : { to: paths.billing }) }]
      : []),
    { label: 'Sign out', icon: IconLogout, onSelect: () => void signOut() },
  ];
}
