import type { Platform } from '../../../contract/lists/index.js';
import { type Actor, type DomainEvent, eventOf } from '../../../shared/kernel/index.js';

/** One for every stored batch, and not one a person: a table may hold a million. */
export type ImportEvent = DomainEvent<
  'import.applied',
  { platform: Platform; firstRow: number; lastRow: number; created: number; updated: number }
>;

export const importApplied = (
  importId: string,
  actor: Actor,
  now: Date,
  payload: ImportEvent['payload'],
): ImportEvent => eventOf('import.applied', { type: 'import', id: importId }, actor, now, payload);
