import { latePart } from '../../app/theme/with-mui';
import {
  IconBell,
  IconBuildingStore,
  IconChartBar,
  IconCreditCard,
  IconKey,
  IconLock,
  IconMapPin,
  IconPalette,
  IconTargetArrow,
  IconTicket,
  type TablerIcon,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

export type Section = Readonly<{
  /** In the URL as `?section=`. */
  id: string;
  label: string;
  /** Its content, in a line. */
  hint: string;
  icon: TablerIcon;
  Content: ComponentType;
}>;

/** A brand's settings, in menu order. A new section is one entry here. */
export const sections: readonly Section[] = [
  {
    id: 'company',
    label: 'Company',
    hint: 'What creators read about you',
    icon: IconBuildingStore,
    Content: latePart(() => import('./CompanySection').then((module) => module.CompanySection)),
  },
  {
    id: 'venues',
    label: 'Venues',
    hint: 'Addresses, opening hours, the map',
    icon: IconMapPin,
    Content: latePart(() => import('./venues/VenuesSection').then((module) => module.VenuesSection)),
  },
  {
    id: 'offers',
    label: 'Offers',
    hint: 'What every new offer starts with',
    icon: IconTicket,
    Content: latePart(() =>
      import('./offer-defaults/OfferDefaultsSection').then((module) => module.OfferDefaultsSection),
    ),
  },
  {
    id: 'targeting',
    label: 'Targeting',
    hint: 'Who you’re looking for, and exclusions',
    icon: IconTargetArrow,
    Content: latePart(() => import('./targeting/TargetingSection').then((module) => module.TargetingSection)),
  },
  {
    id: 'results',
    label: 'Results',
    hint: 'Links, margin, covers and bookings',
    icon: IconChartBar,
    Content: latePart(() => import('./results/ResultsSection').then((module) => module.ResultsSection)),
  },
  {
    id: 'team',
    label: 'Team',
    hint: 'Members, roles and invitations',
    icon: IconUsersGroup,
    Content: latePart(() => import('./team/TeamSection').then((module) => module.TeamSection)),
  },
  {
    id: 'billing',
    label: 'Plan and billing',
    hint: 'Plan, Collabs left, invoices',
    icon: IconCreditCard,
    Content: latePart(() => import('./billing/PlanSection').then((module) => module.PlanSection)),
  },
  {
    id: 'notifications',
    label: 'Notifications',
    hint: 'What we notify you about, where and when',
    icon: IconBell,
    Content: latePart(() =>
      import('../../shell/notifications/NotificationSection').then((module) => module.NotificationSection),
    ),
  },
  {
    id: 'appearance',
    label: 'Appearance',
    hint: 'Light, dark, or match your device',
    icon: IconPalette,
    Content: latePart(() =>
      import('../../shell/appearance/AppearanceSection').then((module) => module.AppearanceSection),
    ),
  },
  {
    id: 'api',
    label: 'API and webhooks',
    hint: 'Connect your own apps',
    icon: IconKey,
    Content: latePart(() => import('./keys/ApiSection').then((module) => module.ApiSection)),
  },
  {
    id: 'security',
    label: 'Sign-in and security',
    hint: 'Email, passkeys, password and sessions',
    icon: IconLock,
    Content: latePart(() => import('./SignInSection').then((module) => module.SignInSection)),
  },
];
