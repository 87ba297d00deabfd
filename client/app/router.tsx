import { type PatchRoutesOnNavigationFunction, type RouteObject, createBrowserRouter } from 'react-router';
import { ProgressBar } from '../shell/RouteProgress';
import { RouteFault } from '../shell/FaultPage';
import { Root } from './Root';
import { page } from './page-route';
import { paths } from './paths';

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
    children: [page('*', () => import('../shell/FaultPage').then((module) => module.NotFound))],
  },
];

/** Signed-in pages are in a separate chunk: people about to sign in don't need every route. */
const guarded = 'guarded';
let known = false;
const nameGuardedPages: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (known || !path.startsWith('/app/')) return;
  const { guardedPages } = await import('./guarded-pages');
  if (!known) patch(guarded, guardedPages);
  known = true;
};

/** Every address of the portal. Pages are loaded when they are asked for. */
export const router = createBrowserRouter(
  [
    {
      Component: Root,
      HydrateFallback: ProgressBar,
      ErrorBoundary: RouteFault,
      children: [
        ...openPages,
        {
          id: guarded,
          lazy: async () => ({ Component: (await import('./Guarded')).Guarded }),
          children: [page('/app/*', () => import('../shell/FaultPage').then((module) => module.NotFound))],
        },
      ],
    },
  ],
  { patchRoutesOnNavigation: nameGuardedPages },
);
