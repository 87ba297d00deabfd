import {
  IconAdjustments,
  IconBuildingStore,
  IconBug,
  IconChartBar,
  IconCompass,
  IconHeadset,
  IconLayoutDashboard,
  IconListDetails,
  IconMessage,
  IconRss,
  IconSchool,
  IconSpeakerphone,
  IconTicket,
  IconTimeline,
  IconUserCircle,
  IconUserSearch,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';
import type { PublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import type { Waits } from './WaitingBadge';
import type { SessionState } from '../session/session-context';

export type NavItem = Readonly<{
  label: string;
  icon: TablerIcon;
  to: string;
  /** Where the addresses of its other pages begin: those have no place of their own in the menu. */
  alsoFor?: readonly string[];
  /** Opens outside the product, in a new tab. */
  external?: boolean;
  /** Brands that do not pay see a prompt to upgrade instead of the page. */
  blockedForTrial?: boolean;
  /** What waits for staff on it, and how that is called. */
  waits?: Waits;
}>;

const brandNav = (uid: string): NavItem[] => [
  {
    label: 'Dashboard',
    icon: IconLayoutDashboard,
    to: paths.brand.dashboard(uid),
    alsoFor: ['/app/collabs', '/app/brand/offers', paths.brand.content, paths.brand.checkIn, paths.brand.daySheet],
  },
  { label: 'Analytics', icon: IconChartBar, to: paths.brand.analytics(uid) },
  { label: 'Support', icon: IconHeadset, to: paths.support },
  {
    label: 'Influencers',
    icon: IconUsersGroup,
    to: paths.brand.influencerBrowser(uid),
    alsoFor: [paths.brand.lists],
  },
  { label: 'Preferences', icon: IconAdjustments, to: paths.brand.preferences(uid) },
];

const influencerNav: NavItem[] = [
  { label: 'Browse', icon: IconRss, to: paths.influencer.browse, alsoFor: ['/app/influencer/offers'] },
  { label: 'Explore', icon: IconCompass, to: paths.influencer.explore },
  {
    label: 'Dashboard',
    icon: IconLayoutDashboard,
    to: paths.influencer.dashboard,
    alsoFor: ['/app/collabs'],
  },
  { label: 'Support', icon: IconHeadset, to: paths.support },
  { label: 'DMs', icon: IconMessage, to: paths.chats },
  { label: 'Profile', icon: IconUserCircle, to: paths.influencer.profileEditor, alsoFor: [paths.profileEditor] },
];

const adminNav = ({ training, reportBug }: PublicSettings['links']): NavItem[] => [
  {
    label: 'Brands',
    icon: IconBuildingStore,
    to: paths.admin.brands,
    alsoFor: [paths.admin.importBrands],
    waits: { calls: 'Calls today' },
  },
  {
    label: 'Influencers',
    icon: IconUsersGroup,
    to: paths.admin.influencers,
    alsoFor: [paths.admin.importInfluencers],
    waits: { claims: 'Claims', duplicates: 'Possible duplicates', reviews: 'To review' },
  },
  { label: 'Users', icon: IconUserSearch, to: paths.admin.users },
  {
    label: 'Collabs',
    icon: IconTicket,
    to: paths.admin.collabs,
    alsoFor: ['/app/collabs', paths.admin.appeals],
    waits: {
      noShowClaims: 'No-shows to decide',
      contentClaims: 'Missing content to decide',
      contestedBills: 'Bills to decide',
      collabsLate: 'Content overdue',
      appeals: 'Appeals',
    },
  },
  { label: 'Chats', icon: IconMessage, to: paths.chats, alsoFor: [paths.admin.reports, paths.admin.mails] },
  { label: 'Lists', icon: IconListDetails, to: paths.admin.lists },
  { label: 'Ads', icon: IconSpeakerphone, to: paths.admin.ads },
  { label: 'Usage', icon: IconTimeline, to: paths.admin.usage },
  { label: 'Feed Viewer', icon: IconRss, to: paths.influencer.browse },
  {
    label: 'Preferences',
    icon: IconAdjustments,
    to: paths.admin.preferences,
    alsoFor: [paths.admin.work, paths.admin.webhooks, paths.admin.importMetrics],
  },
  ...outside('Training', IconSchool, training),
  ...outside('Report Bug/Issue', IconBug, reportBug),
];

/** Left out while the operator has not said where it leads. */
const outside = (label: string, icon: TablerIcon, to: string | null | undefined): NavItem[] =>
  to ? [{ label, icon, to, external: true }] : [];

/** The navigation of whoever is there, in its order. A guest has none. */
export function navFor(actor: Pick<SessionState['actor'], 'type' | 'uid'>, links: PublicSettings['links']): NavItem[] {
  switch (actor.type) {
    case 'brand':
      return brandNav(actor.uid);
    case 'influencer':
      return influencerNav;
    case 'admin':
      return adminNav(links);
    case 'guest':
      return [];
  }
}
