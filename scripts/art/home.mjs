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

/** The front page's pictures, small copies of those in the demo world and the guide, by file name. */
const pictures = {
  ...Object.fromEntries(faces.map((handle, place) => [`face-${place + 1}`, [`${demo}/people/${handle}.webp`, 240]])),
  ...Object.fromEntries(shots.map((shot) => [path.basename(shot), [`${shot}.webp`, 960]])),
  hearth: [`${demo}/offers/emberTasting.webp`, 720],
  supper: [`${demo}/offers/heronSupper.webp`, 720],
  coffee: [`${demo}/offers/finchBrunch.webp`, 720],
};

const covers = ['emberTasting', 'tidewrackPlatter', 'heronSupper', 'finchBrunch'];

/** The link preview of our site: the laid table next to four of the offers. */
async function drawPreview() {
  const [width, height, gap] = [1200, 630, 12];
  const [half, low] = [(width - 3 * gap) / 2, (height - 3 * gap) / 2].map(Math.floor);
  const tableTop = sharp({ create: { width: half, height: height - 2 * gap, channels: 3, background: '#0B5B45' } })
    .composite([
      {
        input: await sharp('client/public/table.svg')
          .resize(half, height - 2 * gap, { position: 'bottom' })
          .toBuffer(),
      },
    ])
    .png()
    .toBuffer();
  const tiles = covers.map(async (name, place) => ({
    input: await sharp(`${demo}/offers/${name}.webp`)
      .resize(Math.floor((half - gap) / 2), Math.floor(low))
      .toBuffer(),
    left: Math.round(half + 2 * gap + (place % 2) * ((half + gap) / 2)),
    top: Math.round(gap + Math.floor(place / 2) * (low + gap)),
  }));
  await sharp({ create: { width, height, channels: 3, background: '#F4F6F1' } })
    .composite([{ input: await tableTop, left: gap, top: gap }, ...(await Promise.all(tiles))])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(to, 'preview.jpg'));
}

export async function drawHome() {
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(to, { recursive: true });
  for (const [name, [from, width]] of Object.entries(pictures))
    await sharp(from)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 6 })
      .toFile(path.join(to, `${name}.webp`));
  await drawPreview();
}
