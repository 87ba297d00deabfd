import type { RouteObject } from 'react-router';
import type { Feature } from '../../server/contract/features';
import { lazily, page } from './page-route';
import { paths } from './paths';
import { withMui } from './theme/with-mui';

const pages: RouteObject[] = [
  page(
    '/app/brand/dashboard',
    () => import('../features/brand-dashboard/BrandDashboardPage').then((module) => module.BrandDashboardPage),
    [
      page(
        'collabs/:id',
        withMui(() => import('../features/collabs/CollabDrawer').then((module) => module.CollabDrawer)),
      ),
    ],
  ),
  page(
    paths.brand.offers,
    withMui(() => import('../features/offers/OffersPage').then((module) => module.OffersPage)),
  ),
  page(
    paths.brand.offer(':id'),
    withMui(() => import('../features/offers/OfferPage').then((module) => module.OfferPage)),
  ),
  page(
    paths.brand.checkIn,
    withMui(() => import('../features/check-in/CheckInLinksPage').then((module) => module.CheckInLinksPage)),
  ),
  page(
    paths.brand.daySheet,
    withMui(() => import('../features/check-in/DaySheetPage').then((module) => module.DaySheetPage)),
  ),
  page(
    paths.brand.whoSentYou,
    withMui(() => import('../features/outcomes/WhoSentYouPage').then((module) => module.WhoSentYouPage)),
  ),
  page(
    paths.brand.content,
    withMui(() => import('../features/content/ContentLibraryPage').then((module) => module.ContentLibraryPage)),
  ),
  page(paths.influencer.browse, () => import('../features/feed/FeedPage').then((module) => module.FeedPage)),
  page(
    paths.influencer.explore,
    withMui(() => import('../features/explore/ExplorePage').then((module) => module.ExplorePage)),
  ),
  page(
    paths.influencer.offer(':id'),
    withMui(() => import('../features/offers/OfferPage').then((module) => module.OfferPage)),
  ),
  page(
    paths.influencer.dashboard,
    withMui(() =>
      import('../features/influencer-dashboard/InfluencerDashboardPage').then(
        (module) => module.InfluencerDashboardPage,
      ),
    ),
  ),
  page(
    paths.collab(':id'),
    withMui(() => import('../features/collabs/CollabPage').then((module) => module.CollabPage)),
  ),
  page(
    paths.yourData,
    withMui(() => import('../features/privacy/YourDataPage').then((module) => module.YourDataPage)),
  ),
  page(
    '/app/brand/preferences',
    withMui(() => import('../features/preferences/PreferencesPage').then((module) => module.PreferencesPage)),
  ),
  page(
    paths.influencer.profileEditor,
    withMui(() => import('../features/profile-editor/ProfileEditorPage').then((module) => module.ProfileEditorPage)),
  ),
  page(
    paths.profileEditor,
    withMui(() => import('../features/profile-editor/ProfileEditorPage').then((module) => module.EditProfilePage)),
  ),
  page(
    paths.influencer.api,
    withMui(() => import('../features/preferences/keys/ApiSection').then((module) => module.ApiPage)),
  ),
  page(
    paths.influencer.team,
    withMui(() => import('../features/preferences/team/TeamSection').then((module) => module.TeamPage)),
  ),
  page(
    paths.billing,
    withMui(() => import('../features/billing/BillingPage').then((module) => module.BillingPage)),
  ),
  page(
    paths.checkoutDone,
    withMui(() => import('../features/billing/CheckoutDonePage').then((module) => module.CheckoutDonePage)),
  ),
  page(
    paths.billingCard,
    withMui(() => import('../features/billing/BillingPage').then((module) => module.CardPage)),
  ),
  page(
    paths.checkoutBack,
    withMui(() => import('../features/billing/BillingPage').then((module) => module.CheckoutBackPage)),
  ),
  page(
    paths.account,
    withMui(() => import('../features/account/AccountPage').then((module) => module.AccountPage)),
  ),
  page(
    paths.confirm,
    withMui(() => import('../shell/proof/ConfirmPage').then((module) => module.ConfirmPage)),
  ),
  page(
    paths.notifications,
    withMui(() => import('../features/notifications/NotificationsPage').then((module) => module.NotificationsPage)),
  ),
  page(
    paths.support,
    withMui(() => import('../features/support/SupportPage').then((module) => module.SupportPage)),
  ),
  page(
    paths.admin.reports,
    withMui(() => import('../admin/messages/ReportsPage').then((module) => module.ReportsPage)),
  ),
  page(
    paths.admin.mails,
    withMui(() => import('../admin/messages/MailsPage').then((module) => module.MailsPage)),
  ),
  page(
    paths.admin.appeals,
    withMui(() => import('../admin/appeals/AppealsPage').then((module) => module.AppealsPage)),
  ),
  page(
    paths.admin.importMetrics,
    withMui(() => import('../admin/table-import/pages').then((module) => module.MetricsImportPage)),
  ),
  page(
    paths.admin.importInfluencers,
    withMui(() => import('../admin/table-import/pages').then((module) => module.InfluencerImportPage)),
  ),
  page(
    paths.admin.importBrands,
    withMui(() => import('../admin/table-import/pages').then((module) => module.BrandImportPage)),
  ),
  page(
    paths.admin.webhooks,
    withMui(() => import('../admin/webhooks/WebhooksPage').then((module) => module.WebhooksPage)),
  ),
  page(
    paths.admin.work,
    withMui(() => import('../admin/work/WorkPage').then((module) => module.WorkPage)),
  ),
  page(
    paths.admin.preferences,
    withMui(() => import('../admin/preferences/StaffPreferencesPage').then((module) => module.StaffPreferencesPage)),
  ),
  page(
    `${paths.admin.root}/*`,
    withMui(() => import('../admin/AdminApp').then((module) => module.default)),
  ),
];

/** A page only for accounts with the feature. */
const gated = (feature: Feature, child: RouteObject): RouteObject => ({
  ...lazily(() => import('./gate').then((module) => module.gate(feature))),
  children: [child],
});

const influencer = (path: string) =>
  page(
    path,
    withMui(() => import('../features/influencer-browser/person/PersonDrawer').then((module) => module.PersonDrawer)),
  );

const gatedPages: RouteObject[] = [
  gated(
    'analytics',
    page(
      '/app/brand/analytics',
      withMui(() =>
        import('../features/brand-analytics/BrandAnalyticsPage').then((module) => module.BrandAnalyticsPage),
      ),
    ),
  ),
  gated(
    'influencerBrowser',
    page(
      '/app/brand/influencer-browser',
      () =>
        import('../features/influencer-browser/InfluencerBrowserPage').then((module) => module.InfluencerBrowserPage),
      [influencer(':person')],
    ),
  ),
  gated(
    'influencerBrowser',
    page(
      paths.brand.lists,
      withMui(() => import('../features/influencer-lists/ListsPage').then((module) => module.ListsPage)),
    ),
  ),
  gated(
    'influencerBrowser',
    page(
      paths.brand.list(':id'),
      withMui(() => import('../features/influencer-lists/ListPage').then((module) => module.ListPage)),
      [influencer('influencers/:person')],
    ),
  ),
  gated(
    'offers',
    page(
      paths.brand.newOffer,
      withMui(() => import('../features/offers/NewOfferPage').then((module) => module.NewOfferPage)),
    ),
  ),
  gated(
    'offers',
    page(
      paths.brand.editOffer(':id'),
      withMui(() => import('../features/offers/EditOfferPage').then((module) => module.EditOfferPage)),
    ),
  ),
  gated(
    'chats',
    page(
      paths.chats,
      withMui(() => import('../features/chats/ChatsPage').then((module) => module.ChatsPage)),
    ),
  ),
];

/** All signed-in pages. */
export const guardedPages: RouteObject[] = [...pages, ...gatedPages];
