import type { Config } from '../../../../config.js';

/** Asks the database; rejects where it cannot be asked. */
export type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Where is looked: what the environment says, and a way to the database. */
export type Site = Readonly<{ config: Config; ask: Ask }>;

/** How long another service may take. */
export const patienceMs = 3_000;
