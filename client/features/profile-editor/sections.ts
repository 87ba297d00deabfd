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
import type { ComponentType } from 'react';
import { latePart } from '../../app/theme/with-mui';
import type { SectionId } from './profile-api';

export type Section = Readonly<{
  /** In the URL as `?section=`. */
  id: SectionId;
  label: string;
  /** Its content, in a line. */
  hint: string;
  icon: TablerIcon;
  Content: ComponentType;
  /** Prefetches its code. */
  load: () => Promise<unknown>;
}>;

const comes = (load: () => Promise<ComponentType>): Pick<Section, 'Content' | 'load'> => ({
  Content: latePart(load),
  load,
});

/** The sections of a profile, in a natural order. */
export const sections: readonly Section[] = [
  {
    id: 'basics',
    label: 'Basics',
    hint: 'Name, place, what you make',
    icon: IconUser,
    ...comes(() => import('./sections/BasicsSection').then(({ BasicsSection }) => BasicsSection)),
  },
  {
    id: 'photos',
    label: 'Photos',
    hint: 'Your picture and your best work',
    icon: IconPhoto,
    ...comes(() => import('./photos/PhotosSection').then(({ PhotosSection }) => PhotosSection)),
  },
  {
    id: 'socials',
    label: 'Socials',
    hint: 'Accounts, followers, engagement',
    icon: IconSocial,
    ...comes(() => import('./sections/SocialsSection').then(({ SocialsSection }) => SocialsSection)),
  },
  {
    id: 'audience',
    label: 'Audience',
    hint: 'Who follows you',
    icon: IconChartBar,
    ...comes(() => import('./sections/AudienceSection').then(({ AudienceSection }) => AudienceSection)),
  },
  {
    id: 'appearance',
    label: 'Appearance',
    hint: 'Only if you like',
    icon: IconMoodSmile,
    ...comes(() => import('./sections/list-sections').then(({ AppearanceSection }) => AppearanceSection)),
  },
  {
    id: 'tastes',
    label: 'Tastes and diet',
    hint: 'Cuisines, interests, allergens',
    icon: IconToolsKitchen2,
    ...comes(() => import('./sections/list-sections').then(({ TastesSection }) => TastesSection)),
  },
  {
    id: 'content',
    label: 'Content and gear',
    hint: 'Your vibe, platforms, cameras',
    icon: IconCamera,
    ...comes(() => import('./sections/list-sections').then(({ ContentSection }) => ContentSection)),
  },
  {
    id: 'safety',
    label: 'Safety flags',
    hint: 'What your content may show',
    icon: IconShieldCheck,
    ...comes(() => import('./sections/SafetySection').then(({ SafetySection }) => SafetySection)),
  },
  {
    id: 'availability',
    label: 'Availability',
    hint: 'Days, times, how far you go',
    icon: IconCalendar,
    ...comes(() => import('./sections/AvailabilitySection').then(({ AvailabilitySection }) => AvailabilitySection)),
  },
];
