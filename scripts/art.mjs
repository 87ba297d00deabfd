// npm run art: draws the demo world's pictures, which are stored in server/db/seed/pictures. `npm run art -- people`
// draws only those in that folder. The front page shows small copies of some, and of the guide's pictures.
import fs from 'node:fs';
import path from 'node:path';
import { installIfNeeded } from './install-if-needed.mjs';

await installIfNeeded();
const { default: sharp } = await import('sharp');
const { brands } = await import('./art/brands.mjs');
const { drawHome } = await import('./art/home.mjs');
const { people } = await import('./art/people.mjs');
const { offers, work } = await import('./art/scenes.mjs');

const folder = 'server/db/seed/pictures';
const only = process.argv.slice(2);

/** Each returns the SVG of a picture by its file's name. */
const collections = { people, brands, offers, work };

for (const [name, drawings] of Object.entries(collections)) {
  if (only.length > 0 && !only.includes(name)) continue;
  fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, name), { recursive: true });
  for (const [title, svg] of Object.entries(drawings()))
    await sharp(Buffer.from(svg))
      .webp({ quality: 86, effort: 6, smartSubsample: true })
      .toFile(path.join(folder, name, `${title}.webp`));
}
await drawHome();
