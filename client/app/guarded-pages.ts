import type { RouteObject } from 'react-router';
import type { Feature } from '../../server/contract/features';
import { page } from './page-route';
import { paths } from './paths';

const pages: RouteObject[] = [
  page(
    '/app/brand/dashboard',
    () => import('../features/brand-dashboard/BrandDashboardPage').then((module) => module.BrandDashboardPage),
    [page('collabs/:id', () => import('../features/collabs/CollabDrawer').then((module) => module.CollabDrawer))],
  ),
  page(paths.brand.offers, () => import('../features/offers/OffersPage').then((module) => module.OffersPage)),
  page(paths.brand.offer(':id'), () => import('../features/offers/OfferPage').then((module) => module.OfferPage)),
  page(paths.brand.checkIn, () =>
    import('../features/check-in/CheckInLinksPage').then((module) => module.CheckInLinksPage),
  ),
  page(paths.brand.daySheet, () => import('../features/check-in/DaySheetPage').then((module) => module.DaySheetPage)),
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
    import('../features/profile-editor/ProfileEditorPage').then((module) => module.EditProfilePage),
  ),
  page(paths.influencer.api, () => import('../features/preferences/keys/ApiSection').then((module) => module.ApiPage)),
  page(paths.influencer.team, () =>
    import('../features/preferences/team/TeamSection').then((module) => module.TeamPage),
  ),
  page(paths.billing, () => import('../features/billing/BillingPage').then((module) => module.BillingPage)),
  page(paths.checkoutDone, () =>
    import('../features/billing/CheckoutDonePage').then((module) => module.CheckoutDonePage),
  ),
  page(paths.billingCard, () => import('../features/billing/BillingPage').then((module) => module.CardPage)),
  page(paths.checkoutBack, () => import('../features/billing/BillingPage').then((module) => module.CheckoutBackPage)),
  page(paths.account, () => import('../features/account/AccountPage').then((module) => module.AccountPage)),
  page(paths.confirm, () => import('../shell/proof/ConfirmPage').then((module) => module.ConfirmPage)),
  page(paths.notifications, () =>
    import('../features/notifications/NotificationsPage').then((module) => module.NotificationsPage),
  ),
  page(paths.support, () => import('../features/support/SupportPage').then((module) => module.SupportPage)),
  page(paths.admin.reports, () => import('../admin/messages/ReportsPage').then((module) => module.ReportsPage)),
  page(paths.admin.mails, () => import('../admin/messages/MailsPage').then((module) => module.MailsPage)),
  page(paths.admin.appeals, () => import('../admin/appeals/AppealsPage').then((module) => module.AppealsPage)),
  page(paths.admin.importMetrics, () =>
    import('../admin/table-import/pages').then((module) => module.MetricsImportPage),
  ),
  page(paths.admin.importInfluencers, () =>
    import('../admin/table-import/pages').then((module) => module.InfluencerImportPage),
  ),
  page(paths.admin.importBrands, () => import('../admin/table-import/pages').then((module) => module.BrandImportPage)),
  page(paths.admin.webhooks, () => import('../admin/webhooks/WebhooksPage').then((module) => module.WebhooksPage)),
  page(paths.admin.work, () => import('../admin/work/WorkPage').then((module) => module.WorkPage)),
  page(paths.admin.preferences, () =>
    import('../admin/preferences/StaffPreferencesPage').then((module) => module.StaffPreferencesPage),
  ),
  page(`${paths.admin.root}/*`, () => import('../admin/AdminApp').then((module) => module.default)),
];

/** A page that shows only to accounts that have the feature. */
const gated = (feature: Feature, child: RouteObject): RouteObject => ({
  lazy: async () => ({ Component: (await import('./gate')).gate(feature) }),
  children: [child],
});

const influencer = (path: string) =>
  page(path, () => import('../features/influencer-browser/person/PersonDrawer').then((module) => module.PersonDrawer));

const gatedPages: RouteObject[] = [
  gated(
    'analytics',
    page('/app/brand/analytics', () =>
      import('../features/brand-analytics/BrandAnalyticsPage').then((module) => module.BrandAnalyticsPage),
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
    page(paths.brand.lists, () => import('../features/influencer-lists/ListsPage').then((module) => module.ListsPage)),
  ),
  gated(
    'influencerBrowser',
    page(
      paths.brand.list(':id'),
      () => import('../features/influencer-lists/ListPage').then((module) => module.ListPage),
      [influencer('influencers/:person')],
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

/** Everything behind the door. */
export const guardedPages: RouteObject[] = [...pages, ...gatedPages];
