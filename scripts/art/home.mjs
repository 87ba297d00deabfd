import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const to = 'client/public/home';
const demo = 'server/db/seed/pictures';
const guide = 'docs/guide/images';

const faces = [
  ...[
    'amaraeatswell',
    'kenji.counts.coffees',
    'bethan.brunches',
    'tariq.on.two.wheels',
    'noor.in.bloom',
    'euan.afloat',
  ],
  ...['maya.at.the.table', 'gethin.on.the.hill', 'jiaxin.bakes', 'ifeoma.in.colour', 'kwame.plates', 'elsie.thrifts'],
];
const shots = ['docs/images/brand-dashboard', `${guide}/influencers-feed`, `${guide}/brands-analytics`];

/** The pictures of the front page, small copies of what the demo world and the guide show, by file name. */
const pictures = {
  ...Object.fromEntries(faces.map((handle, place) => [`face-${place + 1}`, [`${demo}/people/${handle}.webp`, 240]])),
  ...Object.fromEntries(shots.map((shot) => [path.basename(shot), [`${shot}.webp`, 960]])),
  hearth: [`${demo}/offers/emberTasting.webp`, 720],
};

export async function drawHome() {
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(to, { recursive: true });
  for (const [name, [from, width]] of Object.entries(pictures))
    await sharp(from)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 6 })
      .toFile(path.join(to, `${name}.webp`));
}
