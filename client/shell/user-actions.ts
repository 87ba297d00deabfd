import { IconCreditCard, IconLogout, IconPencil, type TablerIcon } from '@tabler/icons-react';
import { paths } from '../app/paths';
import type { SessionState } from './session/session-context';

type UserAction = Readonly<{ label: string; icon: TablerIcon; to?: string; onSelect?: () => void }>;

/** What the user menu offers. On small screens Edit Profile leads everybody to the same page. */
export function userActions(
  screen: 'large' | 'small',
  { actor, signOut }: Pick<SessionState, 'actor' | 'signOut'>,
): UserAction[] {
  const influencerEditor = screen === 'large' && actor.type === 'influencer';
  return [
    {
      label: 'Edit Profile',
      icon: IconPencil,
      to: influencerEditor ? paths.influencer.profileEditorOf(actor.uid) : paths.profileEditor,
    },
    ...(actor.type === 'brand' ? [{ label: 'Billing', icon: IconCreditCard, to: paths.billing }] : []),
    { label: 'Sign out', icon: IconLogout, onSelect: () => void signOut() },
  ];
}
