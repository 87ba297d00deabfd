import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('server/db/seed/pictures');

/** A picture of the demo world, as `npm run art` has drawn it. */
export const demoPicture = (collection: string, name: string): Uint8Array =>
  readFileSync(path.join(folder, collection, `${name}.webp`));
