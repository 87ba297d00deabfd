import {
  IconAdjustments,
  IconBell,
  IconBuildingStore,
  IconBug,
  IconChartBar,
  IconChecklist,
  IconCompass,
  IconFlag,
  IconHeadset,
  IconId,
  IconLayoutDashboard,
  IconListDetails,
  IconLock,
  IconMail,
  IconMessage,
  IconPhoto,
  IconRss,
  IconScale,
  IconScan,
  IconSchool,
  IconSpeakerphone,
  IconTicket,
  IconTimeline,
  IconUserCircle,
  IconUserSearch,
  IconUsersGroup,
  IconWebhook,
  type TablerIcon,
} from '@tabler/icons-react';
import type { PublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import type { Waits } from './WaitingBadge';
import type { SessionProfile } from '../session/session';
import type { SessionState } from '../session/session-context';

export type NavItem = Readonly<{
  label: string;
  icon: TablerIcon;
  to: string;
  /** Path prefixes of its other pages, which have no menu entry of their own. */
  alsoFor?: readonly string[];
  /** Opens outside the product, in a new tab. */
  external?: boolean;
  /** Brands that don't pay see a prompt to upgrade instead of the page. */
  blockedForTrial?: boolean;
  /** The badge for work waiting on it, and its label. */
  waits?: Waits;
}>;

const brandNav = (uid: string): NavItem[] => [
  {
    label: 'Dashboard',
    icon: IconLayoutDashboard,
    to: paths.brand.dashboard(uid),
    alsoFor: ['/app/collabs'],
  },
  { label: 'Analytics', icon: IconChartBar, to: paths.brand.analytics(uid) },
  { label: 'Support', icon: IconHeadset, to: paths.support },
  { label: 'Influencers', icon: IconUsersGroup, to: paths.brand.influencerBrowser(uid) },
  { label: 'Preferences', icon: IconAdjustments, to: paths.brand.preferences(uid) },
];

const brandWorkspace: readonly NavItem[] = [
  { label: 'Offers', icon: IconTicket, to: paths.brand.offers },
  { label: 'Messages', icon: IconMessage, to: paths.chats },
  { label: 'Content', icon: IconPhoto, to: paths.brand.content },
  { label: 'Lists', icon: IconListDetails, to: paths.brand.lists },
  { label: 'Check-in', icon: IconScan, to: paths.brand.checkIn, alsoFor: [paths.brand.daySheet] },
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

const influencerWorkspace = (handle: string | null): readonly NavItem[] => [
  ...outside('Media kit', IconId, handle && paths.influencer.mediaKit(handle)),
  { label: 'Notifications', icon: IconBell, to: paths.notifications },
  { label: 'Account', icon: IconLock, to: paths.account, alsoFor: [paths.influencer.team, paths.influencer.api] },
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
    alsoFor: ['/app/collabs'],
    waits: {
      noShowClaims: 'No-shows to decide',
      contentClaims: 'Missing content to decide',
      contestedBills: 'Contested bills',
      reportedUses: 'Reported uses to decide',
      collabsLate: 'Content overdue',
    },
  },
  { label: 'Chats', icon: IconMessage, to: paths.chats },
  { label: 'Lists', icon: IconListDetails, to: paths.admin.lists },
  { label: 'Ads', icon: IconSpeakerphone, to: paths.admin.ads },
  { label: 'Usage', icon: IconTimeline, to: paths.admin.usage },
  { label: 'Feed Viewer', icon: IconRss, to: paths.influencer.browse },
  {
    label: 'Preferences',
    icon: IconAdjustments,
    to: paths.admin.preferences,
    alsoFor: [paths.admin.importMetrics],
  },
  ...outside('Training', IconSchool, training),
  ...outside('Report Bug/Issue', IconBug, reportBug),
];

const adminWorkspace: readonly NavItem[] = [
  { label: 'Reported messages', icon: IconFlag, to: paths.admin.reports },
  { label: 'Appeals', icon: IconScale, to: paths.admin.appeals, waits: { appeals: 'Appeals' } },
  { label: 'Email templates', icon: IconMail, to: paths.admin.mails },
  { label: 'Jobs and events', icon: IconChecklist, to: paths.admin.work },
  { label: 'Webhooks', icon: IconWebhook, to: paths.admin.webhooks },
];

/** Omitted until the operator has configured its URL. */
const outside = (label: string, icon: TablerIcon, to: string | null | undefined): NavItem[] =>
  to ? [{ label, icon, to, external: true }] : [];

/** The user's navigation, in order. Guests have none. */
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

/** Pages that have no entry in the specified navigation. */
export function workspaceFor(profile: SessionProfile | null): readonly NavItem[] {
  switch (profile?.type) {
    case 'brand':
      return brandWorkspace;
    case 'influencer':
      return influencerWorkspace(profile.profile.handle ?? null);
    case 'admin':
      return adminWorkspace;
    case undefined:
      return [];
  }
}
