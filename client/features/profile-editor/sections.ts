import {
  IconCalendar,
  IconCamera,
  IconChartBar,
  IconMoodSmile,
  IconPhoto,
  IconShieldCheck,
  IconSocial,
  type TablerIcon,
  IconToolsKitchen2,
  IconUser,
} from '@tabler/icons-react';
import { type ComponentType, lazy } from 'react';
import type { SectionId } from './profile-api';

export type Section = Readonly<{
  /** Stands in the address as `?section=`. */
  id: SectionId;
  label: string;
  /** What is behind it, in a line. */
  hint: string;
  icon: TablerIcon;
  Content: ComponentType;
}>;

/** The parts of a profile, in the order in which one fills them. */
export const sections: readonly Section[] = [
  {
    id: 'basics',
    label: 'Basics',
    hint: 'Name, place, what you make',
    icon: IconUser,
    Content: lazy(() => import('./sections/BasicsSection').then((module) => ({ default: module.BasicsSection }))),
  },
  {
    id: 'photos',
    label: 'Photos',
    hint: 'Your picture and your best work',
    icon: IconPhoto,
    Content: lazy(() => import('./photos/PhotosSection').then((module) => ({ default: module.PhotosSection }))),
  },
  {
    id: 'socials',
    label: 'Socials',
    hint: 'Accounts, followers, engagement',
    icon: IconSocial,
    Content: lazy(() => import('./sections/SocialsSection').then((module) => ({ default: module.SocialsSection }))),
  },
  {
    id: 'audience',
    label: 'Audience',
    hint: 'Who looks at your work',
    icon: IconChartBar,
    Content: lazy(() => import('./sections/AudienceSection').then((module) => ({ default: module.AudienceSection }))),
  },
  {
    id: 'appearance',
    label: 'Appearance',
    hint: 'Only if you like',
    icon: IconMoodSmile,
    Content: lazy(() =>
      import('./sections/AppearanceSection').then((module) => ({ default: module.AppearanceSection })),
    ),
  },
  {
    id: 'tastes',
    label: 'Tastes and diet',
    hint: 'Cuisines, interests, allergens',
    icon: IconToolsKitchen2,
    Content: lazy(() => import('./sections/TastesSection').then((module) => ({ default: module.TastesSection }))),
  },
  {
    id: 'content',
    label: 'Content and gear',
    hint: 'Your vibe, platforms, cameras',
    icon: IconCamera,
    Content: lazy(() => import('./sections/ContentSection').then((module) => ({ default: module.ContentSection }))),
  },
  {
    id: 'safety',
    label: 'Safety flags',
    hint: 'What your content may show',
    icon: IconShieldCheck,
    Content: lazy(() => import('./sections/SafetySection').then((module) => ({ default: module.SafetySection }))),
  },
  {
    id: 'availability',
    label: 'Availability',
    hint: 'Days, times, how far you go',
    icon: IconCalendar,
    Content: lazy(() =>
      import('./sections/AvailabilitySection').then((module) => ({ default: module.AvailabilitySection })),
    ),
  },
];
