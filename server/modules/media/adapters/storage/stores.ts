import { FileStore } from '@tus/file-store';
import type { DataStore } from '@tus/server';
import type { MediaStorage } from '../../ports/media-storage.js';
import { DiskMediaStorage } from './disk-media-storage.js';

/** Where files lie, and where tus puts the pieces of them: always the same place. */
export abstract class Stores {
  abstract readonly storage: MediaStorage;
  abstract readonly pieces: DataStore;
}

/** Files in a folder. */
export const diskStores = (folder: string): Stores => ({
  storage: new DiskMediaStorage(folder),
  pieces: new FileStore({ directory: folder }),
});
