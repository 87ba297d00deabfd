import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('server/db/seed/pictures');

/** A picture in the demo world, as drawn by `npm run art`. */
export const demoPicture = (collection: string, name: string): Uint8Array =>
  readFileSync(path.join(folder, collection, `${name}.webp`));

/** The names of a collection's pictures. */
export const demoPicturesIn = (collection: string): string[] =>
  readdirSync(path.join(folder, collection))
    .map((file) => path.parse(file).name)
    .toSorted();

/** Creators' content for an offer, by picture name. */
export const workFor = (offer: string): string[] =>
  demoPicturesIn('work').filter((name) => name.split('-', 1)[0] === offer);
