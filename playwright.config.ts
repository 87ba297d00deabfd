import { defineConfig } from '@playwright/test';

/**
 * Only the last list applies, so Playwright's own defaults are repeated here; also disables the address bar's
 * suggestions, which open two internal pages in every window and cost more than most of ours.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
];

/**
 * The journeys that must never break, in a real browser against the built product. The tag `@long` marks those for the
 * long run.
 */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.spec.ts',
  globalSetup: './test/browser/setup/world.ts',
  timeout: 300_000, // a limit, not a wait: under load a journey takes several times as long
  expect: { timeout: 30_000 },
  workers: 2,
  // The longest run first, so that no worker is left waiting for another at the end.
  projects: [
    { name: 'pages', testMatch: 'pages.spec.ts' },
    { name: 'journeys', testIgnore: 'pages.spec.ts' },
  ],
  reporter: 'line',
  outputDir: 'test-results',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags },
  },
});
