import type { Town } from './lists/towns.js';

/** An answer of the API that a page was rendered with, under the key of the query that asks for it. */
export type GivenAnswer = readonly [queryKey: readonly string[], answer: unknown];

/** What the server puts beside a page that it has rendered, so that the browser renders the same. */
export type GivenPage = Readonly<{
  path: string;
  answers: readonly GivenAnswer[];
  /** Those that the answers name. */
  towns: readonly Town[];
}>;

/** The id of its element, which contains JSON. */
export const givenId = 'given';

/** Renders the portal's page at an address: what goes into its head, a style sheet, and its content. See `client/render.tsx`. */
export type RenderPage = (
  address: string,
  given: GivenPage,
) => Promise<Readonly<{ head: string; styles: string; html: string }>>;
