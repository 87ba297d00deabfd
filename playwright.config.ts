import { defineConfig } from '@playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The journeys that must never break, in a real browser against the running product (BASE_URL). */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.spec.ts',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // Each page is only looked at, so that two can be looked at side by side; the journeys share what they change.
  projects: [
    { name: 'journeys', testIgnore: 'pages.spec.ts', workers: 1 },
    { name: 'pages', testMatch: 'pages.spec.ts', fullyParallel: true },
  ],
  reporter: 'line',
  outputDir: 'test-results',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags },
  },
});
