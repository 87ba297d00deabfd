import { Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { ProgressBar } from '../shell/RouteProgress';
import { Root } from './Root';
import { lazily, loadAt, page } from './page-route';
import { paths } from './paths';
import { withMui } from './theme/with-mui';

const landing = () => import('../shell/session/Landing').then((module) => module.Landing);

const openPages: RouteObject[] = [
  page(paths.home, () => import('../features/home/HomePage').then((module) => module.HomePage)),
  page(paths.landing, landing),
  page(paths.login, () => import('../features/auth/LoginPage').then((module) => module.LoginPage)),
  page(paths.quickLogin, () => import('../features/auth/QuickLoginPage').then((module) => module.QuickLoginPage)),
  page(paths.passwordReset, () =>
    import('../features/auth/PasswordResetPage').then((module) => module.PasswordResetPage),
  ),
  page(paths.keepEmail, () => import('../features/auth/QuickLoginPage').then((module) => module.KeepEmailPage)),
  page(paths.secondStep, () => import('../features/auth/SecondStepPage').then((module) => module.SecondStepPage)),
  page(
    paths.join,
    withMui(() => import('../features/join/JoinPage').then((module) => module.JoinPage)),
  ),
  page(
    paths.influencer.home,
    withMui(() => import('../features/join/InfluencerHomePage').then((module) => module.InfluencerHomePage)),
  ),
  page(
    paths.influencer.invitation,
    withMui(() => import('../features/join/InvitationPage').then((module) => module.InvitationPage)),
  ),
  page(
    '/i/:handle',
    withMui(() => import('../features/media-kit/MediaKitPage').then((module) => module.MediaKitPage)),
  ),
  page(
    paths.influencer.mediaKitLong,
    withMui(() => import('../features/media-kit/MediaKitPage').then((module) => module.MediaKitPage)),
  ),
  page(
    `${paths.shortlist}/:token`,
    withMui(() => import('../features/shortlist/ShortlistPage').then((module) => module.ShortlistPage)),
  ),
  page(
    '/reports/:token',
    withMui(() => import('../features/brand-analytics/LiveReportPage').then((module) => module.LiveReportPage)),
  ),
  page(
    paths.privacy,
    withMui(() => import('../features/privacy/legal/PrivacyPage').then((module) => module.PrivacyPage)),
  ),
  page(
    paths.terms,
    withMui(() => import('../features/privacy/legal/TermsPage').then((module) => module.TermsPage)),
  ),
  page(
    paths.unsubscribe,
    withMui(() => import('../features/notifications/UnsubscribePage').then((module) => module.UnsubscribePage)),
  ),
  page(
    paths.cookies,
    withMui(() => import('../features/privacy/legal/CookiesPage').then((module) => module.CookiesPage)),
  ),
  page(
    paths.scheduleCall,
    withMui(() => import('../features/join/calls/ScheduleCallPage').then((module) => module.ScheduleCallPage)),
  ),
  page(
    paths.influencer.schedule,
    withMui(() =>
      import('../features/join/calls/ScheduleCallPage').then((module) => module.ScheduleInfluencerCallPage),
    ),
  ),
  page(
    paths.accountManager,
    withMui(() => import('../shell/accounts/AccountPickerPage').then((module) => module.AccountPickerPage)),
  ),
  // Pages behind the door are in a separate chunk: people about to sign in don't need every route.
  page('*', () => import('./Elsewhere').then((module) => module.Elsewhere)),
];

const root: RouteObject[] = [{ ...lazily(async () => Root), children: openPages }];

/** Loads the page at this path, so that it shows at once. */
export const loadPage = (location: { pathname: string }) => loadAt(root, location);

/** Every path in the portal. Pages are lazily loaded. */
export const Pages = () => <Suspense fallback={<ProgressBar />}>{useRoutes(root)}</Suspense>;
