import type { Source } from './pictures.js';

/** Looks for known malware in what arrives, before anyone can open it. */
export abstract class VirusScanner {
  /** @throws mediaErrors.infected when it finds some, mediaErrors.notScanned when it can't look at all of the file */
  abstract check(content: Source): Promise<void>;
}
