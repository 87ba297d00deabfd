import type { Facts } from '../../domain/media.js';

/** What the thread is to do: take this video apart and put it together again. */
export type Task = Readonly<{ bytes: number; mimeType: string }>;

/** What the thread wants: bytes of the old file, both ends included, or to have some of the new one written. */
export type Ask =
  | Readonly<{ what: 'read'; first: number; last: number }>
  | Readonly<{ what: 'write'; position: number; content: Uint8Array }>;

export type Answer = Readonly<{ id: number; content?: Uint8Array }>;

export type Outcome = Readonly<{ facts: Facts; bytes: number }> | Readonly<{ refused: 'codec' | 'unreadable' }>;

/** What comes from the thread. */
export type Told = (Ask & Readonly<{ id: number }>) | Readonly<{ what: 'done'; outcome: Outcome }>;
