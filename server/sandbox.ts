export type { StandIns } from '@tastemaker/sandbox';

/** The only entry point to the stand-ins: they are loaded on demand, and never in production. */
export const loadStandIns = () => import('@tastemaker/sandbox');
export const loadEmbeddedPostgres = () => import('@tastemaker/sandbox/postgres');
