import { test as base } from '@playwright/test';
import { Product } from './product.ts';

type Running = Readonly<{ url: string }>;

/** Where the product of this worker answers: no two journeys of a worker run at the same time. */
let running: Running | undefined;

/** The origin that a browser would name to it. */
export const origin = (): string => new URL(running!.url).origin;

/**
 * Each worker has a product of its own, on which journeys follow each other. One that moves the clock, changes what all share or
 * uses someone up has one to itself: `test.use({ ownProduct: 'why' })` at the top of its file.
 */
export const test = base.extend<object, { ownProduct: string; product: Running }>({
  ownProduct: ['', { option: true, scope: 'worker' }],
  product: [
    async ({}, use) => {
      const { BASE_URL: named } = process.env;
      const started = named ? undefined : await Product.start();
      running = started ?? { url: named! };
      await use(running);
      await started?.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

/** What a journey has that is too long for every run: `test('…', long, …)`. */
export const long = { tag: '@long' } as const;
