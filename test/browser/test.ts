import { test as base } from '@playwright/test';
import { Product } from './product.ts';

type Running = Readonly<{ url: string }>;

/** The URL of this worker's product: a worker runs one journey at a time. */
let running: Running | undefined;

/** The origin as a browser would send it. */
export const origin = (): string => new URL(running!.url).origin;

/**
 * Each worker has its own product, which journeys use one after the other. A journey that moves the clock, changes
 * shared data or uses someone up has its own: `test.use({ ownProduct: 'why' })` at the top of its file.
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

/** Marks a journey as too long for every run: `test('…', long, …)`. */
export const long = { tag: '@long' } as const;
