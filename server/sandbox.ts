export type { StandIns } from '@tastemaker/sandbox';

/** The one way to the stand-ins: they are loaded when someone asks, and nobody asks in production. */
export const loadStandIns = () => import('@tastemaker/sandbox');
export const loadEmbeddedPostgres = () => import('@tastemaker/sandbox/postgres');
