import type { ComponentType } from 'react';
import { type RouteObject, createBrowserRouter } from 'react-router';
import type { Feature } from '../../server/contract/features';
import { ProgressBar } from '../shell/RouteProgress';
import { RouteFault } from '../shell/RouteFault';
import { Root } from './Root';
import { paths } from './paths';

/** A page in a chunk of its own; the progress bar shows while it comes, its own fault page when it fails. */
const page = (path: string, load: () => Promise<ComponentType>, children?: RouteObject[]): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  ErrorBoundary: RouteFault,
  children,
});

const landing = () => import('../shell/session/Landing').then((module) => module.Landing);

const openPages: RouteObject[] = [
  page(paths.home, () => import('../features/home/HomePage').then((module) => module.HomePage)),
  page(paths.landing, landing),
  page(paths.login, () => import('../features/auth/LoginPage').then((module) => module.LoginPage)),
  page(paths.quickLogin, () => import('../features/auth/QuickLoginPage').then((module) => module.QuickLoginPage)),
  page(paths.passwordReset, () =>
    import('../features/auth/PasswordResetPage').then((module) => module.PasswordResetPage),
  ),
  page(paths.secondStep, () => import('../features/auth/SecondStepPage').then((module) => module.SecondStepPage)),
  page(paths.join, () => import('../features/join/JoinPage').then((module) => module.JoinPage)),
  page(paths.influencer.home, () =>
    import('../features/join/InfluencerHomePage').then((module) => module.InfluencerHomePage),
  ),
  page(paths.influencer.invitation, () =>
    import('../features/join/InvitationPage').then((module) => module.InvitationPage),
  ),
  page('/i/:handle', () => import('../features/media-kit/MediaKitPage').then((module) => module.MediaKitPage)),
  page(paths.influencer.mediaKitLong, () =>
    import('../features/media-kit/MediaKitPage').then((module) => module.MediaKitPage),
  ),
  page(paths.door, () => import('../features/check-in/DoorPage').then((module) => module.DoorPage)),
  page(`${paths.door}/:token`, () => import('../features/check-in/DoorPage').then((module) => module.DoorPage)),
  page(`${paths.shortlist}/:token`, () =>
    import('../features/shortlist/ShortlistPage').then((module) => module.ShortlistPage),
  ),
  page('/reports/:token', () =>
    import('../features/brand-analytics/LiveReportPage').then((module) => module.LiveReportPage),
  ),
  page(paths.privacy, () => import('../features/privacy/legal/PrivacyPage').then((module) => module.PrivacyPage)),
  page(paths.terms, () => import('../features/privacy/legal/TermsPage').then((module) => module.TermsPage)),
  page(paths.unsubscribe, () =>
    import('../features/notifications/UnsubscribePage').then((module) => module.UnsubscribePage),
  ),
  page(paths.cookies, () => import('../features/privacy/legal/CookiesPage').then((module) => module.CookiesPage)),
  page(paths.scheduleCall, () =>
    import('../features/join/calls/ScheduleCallPage').then((module) => module.ScheduleCallPage),
  ),
  page(paths.influencer.schedule, () =>
    import('../features/join/calls/ScheduleCallPage').then((module) => module.ScheduleInfluencerCallPage),
  ),
  page(paths.accountManager, () =>
    import('../shell/accounts/AccountPickerPage').then((module) => module.AccountPickerPage),
  ),
  {
    lazy: async () => ({ Component: (await import('./UnknownPage')).UnknownPage }),
    children: [page('*', () => import('../shell/NotFound').then((module) => module.NotFound))],
  },
];

const guardedPages: RouteObject[] = [
  page(
    '/app/brand/dashboard',
    () => import('../features/brand-dashboard/BrandDashboardPage').then((module) => module.BrandDashboardPage),
    [page('collabs/:id', () => import('../features/collabs/CollabDrawer').then((module) => module.CollabDrawer))],
  ),
  page(paths.brand.offer(':id'), () => import('../features/offers/OfferPage').then((module) => module.OfferPage)),
  page(paths.brand.checkIn, () =>
    import('../features/check-in/CheckInLinksPage').then((module) => module.CheckInLinksPage),
  ),
  page(paths.brand.content, () =>
    import('../features/content/ContentLibraryPage').then((module) => module.ContentLibraryPage),
  ),
  page(paths.influencer.browse, () => import('../features/feed/FeedPage').then((module) => module.FeedPage)),
  page(paths.influencer.explore, () => import('../features/explore/ExplorePage').then((module) => module.ExplorePage)),
  page(paths.influencer.offer(':id'), () => import('../features/offers/OfferPage').then((module) => module.OfferPage)),
  page(paths.influencer.dashboard, () =>
    import('../features/influencer-dashboard/InfluencerDashboardPage').then((module) => module.InfluencerDashboardPage),
  ),
  page(paths.collab(':id'), () => import('../features/collabs/CollabPage').then((module) => module.CollabPage)),
  page(paths.yourData, () => import('../features/privacy/YourDataPage').then((module) => module.YourDataPage)),
  page('/app/brand/preferences', () =>
    import('../features/preferences/PreferencesPage').then((module) => module.PreferencesPage),
  ),
  page(paths.influencer.profileEditor, () =>
    import('../features/profile-editor/ProfileEditorPage').then((module) => module.ProfileEditorPage),
  ),
  page(paths.profileEditor, () =>
    import('../features/profile-editor/EditProfilePage').then((module) => module.EditProfilePage),
  ),
  page(paths.influencer.api, () => import('../features/preferences/keys/ApiPage').then((module) => module.ApiPage)),
  page(paths.influencer.team, () => import('../features/preferences/team/TeamPage').then((module) => module.TeamPage)),
  page(paths.billing, () => import('../features/billing/BillingPage').then((module) => module.BillingPage)),
  page(paths.checkoutDone, () =>
    import('../features/billing/CheckoutDonePage').then((module) => module.CheckoutDonePage),
  ),
  page(paths.checkoutBack, () =>
    import('../features/billing/CheckoutBackPage').then((module) => module.CheckoutBackPage),
  ),
  page(paths.account, () => import('../features/account/AccountPage').then((module) => module.AccountPage)),
  page(paths.confirm, () => import('../shell/proof/ConfirmPage').then((module) => module.ConfirmPage)),
  page(paths.notifications, () =>
    import('../features/notifications/NotificationsPage').then((module) => module.NotificationsPage),
  ),
  page(paths.support, () => import('../features/support/SupportPage').then((module) => module.SupportPage)),
  page(paths.admin.reports, () => import('../admin/messages/ReportsPage').then((module) => module.ReportsPage)),
  page(paths.admin.mails, () => import('../admin/messages/MailsPage').then((module) => module.MailsPage)),
  page(paths.admin.appeals, () => import('../admin/appeals/AppealsPage').then((module) => module.AppealsPage)),
  page(paths.admin.preferences, () =>
    import('../admin/preferences/StaffPreferencesPage').then((module) => module.StaffPreferencesPage),
  ),
  page(`${paths.admin.root}/*`, () => import('../admin/AdminApp').then((module) => module.default)),
  page('/app/*', () => import('../shell/NotFound').then((module) => module.NotFound)),
];

/** A page that shows only to accounts that have the feature. */
const gated = (feature: Feature, child: RouteObject): RouteObject => ({
  lazy: async () => ({ Component: (await import('./gate')).gate(feature) }),
  children: [child],
});

const gatedPages: RouteObject[] = [
  gated(
    'analytics',
    page('/app/brand/analytics', () =>
      import('../features/brand-analytics/BrandAnalyticsPage').then((module) => module.BrandAnalyticsPage),
    ),
  ),
  gated(
    'influencerBrowser',
    page('/app/brand/influencer-browser', () =>
      import('../features/influencer-browser/InfluencerBrowserPage').then((module) => module.InfluencerBrowserPage),
    ),
  ),
  gated(
    'offers',
    page(paths.brand.newOffer, () => import('../features/offers/NewOfferPage').then((module) => module.NewOfferPage)),
  ),
  gated(
    'offers',
    page(paths.brand.editOffer(':id'), () =>
      import('../features/offers/EditOfferPage').then((module) => module.EditOfferPage),
    ),
  ),
  gated(
    'chats',
    page(paths.chats, () => import('../features/chats/ChatsPage').then((module) => module.ChatsPage)),
  ),
];

/** Every address of the portal. Pages are loaded when they are asked for. */
export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: ProgressBar,
    ErrorBoundary: RouteFault,
    children: [
      ...openPages,
      {
        lazy: async () => ({ Component: (await import('./Guarded')).Guarded }),
        children: [...guardedPages, ...gatedPages],
      },
    ],
  },
]);
