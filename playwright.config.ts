import { defineConfig } from '@playwright/test';

/**
 * The last list counts, so what Playwright itself switches off is here too, along with the address bar's suggestions, which open
 * two pages of their own in every window: more work for the machine than most of ours.
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

/** The journeys that must never break, in a real browser against the built product. What has the tag `@long` is for the long run. */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.spec.ts',
  globalSetup: './test/browser/setup/world.ts',
  timeout: 300_000, // a limit, not a wait: beside other work a journey takes several times as long
  expect: { timeout: 30_000 },
  workers: 2,
  // The longest come first, so that no worker waits for the other at the end.
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
