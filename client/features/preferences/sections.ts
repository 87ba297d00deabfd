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
import { type ComponentType, lazy } from 'react';

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
    hint: 'What influencers read about you',
    icon: IconBuildingStore,
    Content: lazy(() => import('./CompanySection').then((module) => ({ default: module.CompanySection }))),
  },
  {
    id: 'venues',
    label: 'Venues',
    hint: 'Addresses, opening hours, the map',
    icon: IconMapPin,
    Content: lazy(() => import('./venues/VenuesSection').then((module) => ({ default: module.VenuesSection }))),
  },
  {
    id: 'offers',
    label: 'Offers',
    hint: 'What every new offer starts with',
    icon: IconTicket,
    Content: lazy(() =>
      import('./offer-defaults/OfferDefaultsSection').then((module) => ({ default: module.OfferDefaultsSection })),
    ),
  },
  {
    id: 'targeting',
    label: 'Targeting',
    hint: 'Who you’re looking for, and exclusions',
    icon: IconTargetArrow,
    Content: lazy(() =>
      import('./targeting/TargetingSection').then((module) => ({ default: module.TargetingSection })),
    ),
  },
  {
    id: 'results',
    label: 'Results',
    hint: 'Links, margin, covers and bookings',
    icon: IconChartBar,
    Content: lazy(() => import('./results/ResultsSection').then((module) => ({ default: module.ResultsSection }))),
  },
  {
    id: 'team',
    label: 'Team',
    hint: 'Members, roles and invitations',
    icon: IconUsersGroup,
    Content: lazy(() => import('./team/TeamSection').then((module) => ({ default: module.TeamSection }))),
  },
  {
    id: 'billing',
    label: 'Plan and billing',
    hint: 'Plan, Collabs left, invoices',
    icon: IconCreditCard,
    Content: lazy(() => import('./billing/PlanSection').then((module) => ({ default: module.PlanSection }))),
  },
  {
    id: 'notifications',
    label: 'Notifications',
    hint: 'What we notify you about, where and when',
    icon: IconBell,
    Content: lazy(() =>
      import('../../shell/notifications/NotificationSection').then((module) => ({
        default: module.NotificationSection,
      })),
    ),
  },
  {
    id: 'appearance',
    label: 'Appearance',
    hint: 'Light, dark, or match your device',
    icon: IconPalette,
    Content: lazy(() =>
      import('../../shell/appearance/AppearanceSection').then((module) => ({ default: module.AppearanceSection })),
    ),
  },
  {
    id: 'api',
    label: 'API and webhooks',
    hint: 'Connect your own apps',
    icon: IconKey,
    Content: lazy(() => import('./keys/ApiSection').then((module) => ({ default: module.ApiSection }))),
  },
  {
    id: 'security',
    label: 'Sign-in and security',
    hint: 'Email, passkeys, password and sessions',
    icon: IconLock,
    Content: lazy(() => import('./SignInSection').then((module) => ({ default: module.SignInSection }))),
  },
];
