import { forgetOfflineCopies } from '../../api/offline-copies';
import { browserMemory } from './browser-memory';

/** They have signed out: this browser keeps nothing of theirs. */
export async function forgetPerson(): Promise<void> {
  browserMemory.forgetAll();
  await forgetOfflineCopies();
}
