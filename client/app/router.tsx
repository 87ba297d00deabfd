import type { ComponentType } from 'react';
import { type RouteObject, createBrowserRouter } from 'react-router';
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
const unavailable = () => import('../shell/FeatureUnavailable').then((module) => module.FeatureUnavailable);

const openPages: RouteObject[] = [
  page(paths.home, () => import('../features/home/HomePage').then((module) => module.HomePage)),
  page(paths.landing, landing),
  page(paths.login, () => import('../features/auth/LoginPage').then((module) => module.LoginPage)),
  page(paths.quickLogin, () => import('../features/auth/QuickLoginPage').then((module) => module.QuickLoginPage)),
  page(paths.passwordReset, () =>
    import('../features/auth/PasswordResetPage').then((module) => module.PasswordResetPage),
  ),
  page(paths.join, () => import('../features/join/JoinPage').then((module) => module.JoinPage)),
  page(paths.influencer.home, () =>
    import('../features/join/InfluencerHomePage').then((module) => module.InfluencerHomePage),
  ),
  page(paths.influencer.invitation, () =>
    import('../features/join/InvitationPage').then((module) => module.InvitationPage),
  ),
  page(paths.scheduleCall, () =>
    import('../features/join/calls/ScheduleCallPage').then((module) => module.ScheduleCallPage),
  ),
  page(paths.influencer.schedule, () =>
    import('../features/join/calls/ScheduleCallPage').then((module) => module.ScheduleInfluencerCallPage),
  ),
  page(paths.accountManager, () =>
    import('../shell/accounts/AccountPickerPage').then((module) => module.AccountPickerPage),
  ),
  page('*', () => import('./PublicNotFound').then((module) => module.PublicNotFound)),
];

const guardedPages: RouteObject[] = [
  page(
    '/app/brand/dashboard',
    () => import('../features/brand-dashboard/BrandDashboardPage').then((module) => module.BrandDashboardPage),
    [page('collabs/:id', () => import('../features/collabs/CollabDrawer').then((module) => module.CollabDrawer))],
  ),
  page(paths.brand.newOffer, () => import('../features/offers/NewOfferPage').then((module) => module.NewOfferPage)),
  page(paths.brand.offer(':id'), () => import('../features/offers/OfferPage').then((module) => module.OfferPage)),
  page(paths.influencer.browse, () => import('../features/feed/FeedPage').then((module) => module.FeedPage)),
  page(paths.influencer.offer(':id'), () => import('../features/offers/OfferPage').then((module) => module.OfferPage)),
  page(paths.influencer.dashboard, () =>
    import('../features/influencer-dashboard/InfluencerDashboardPage').then((module) => module.InfluencerDashboardPage),
  ),
  page(paths.collab(':id'), () => import('../features/collabs/CollabPage').then((module) => module.CollabPage)),
  page(paths.account, () => import('../features/account/AccountPage').then((module) => module.AccountPage)),
  page(paths.chats, () => import('../features/chats/ChatsPage').then((module) => module.ChatsPage)),
  page(paths.support, () => import('../features/support/SupportPage').then((module) => module.SupportPage)),
  page(`${paths.admin.root}/*`, () => import('../admin/AdminApp').then((module) => module.default)),
  page('/app/*', () => import('../shell/NotFound').then((module) => module.NotFound)),
];

/** In the navigation, and not unlocked for any account yet. */
const lockedPages: RouteObject[] = [
  '/app/brand/analytics',
  '/app/brand/influencer-browser',
  '/app/brand/preferences',
  paths.influencer.explore,
  paths.influencer.profileEditor,
  paths.profileEditor,
  paths.billing,
].map((path) => page(path, unavailable));

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
        children: [...guardedPages, ...lockedPages],
      },
    ],
  },
]);
