import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { palette as p } from './palette.mjs';

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
  hearth: [`${demo}/offers/emberTasting.webp`, 720],
  supper: [`${demo}/offers/heronSupper.webp`, 720],
  coffee: [`${demo}/offers/finchBrunch.webp`, 720],
};

/** A page of the product in light mode, above the same page in dark mode. */
async function drawShot(shot) {
  const name = path.basename(shot);
  const [width, height] = [960, 600];
  const modes = [`${shot}.webp`, `docs/images/${name}-night.webp`];
  const layers = modes.map(async (file, place) => ({
    input: await sharp(file).resize(width, height).toBuffer(),
    left: 0,
    top: place * height,
  }));
  await sharp({ create: { width, height: 2 * height, channels: 3, background: p.paper } })
    .composite(await Promise.all(layers))
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(to, `${name}.webp`));
}

const covers = ['emberTasting', 'tidewrackPlatter', 'heronSupper', 'finchBrunch'];

/** As client/shell/Logo.tsx draws it, in the colours of dark mode. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="0 0 32 32"><path d="M8 2h16a4 4 0 0 1 4 4v7a3 3 0 0 0 0 6v7a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4v-7a3 3 0 0 0 0-6V6a4 4 0 0 1 4-4z" fill="${p.porcelain}"/><path d="M9 8h14v4h-5v13h-4V12H9z" fill="${p.bottle}"/><circle cx="22.5" cy="22.5" r="2.5" fill="${p.brass}"/></svg>`;
const font = { font: 'Bricolage Grotesque 48', dpi: 72, fontfile: 'server/shared/fonts/bricolage-grotesque-600.ttf' };
const name = { text: `<span foreground="${p.porcelain}" letter_spacing="-900">Tastemaker</span>`, ...font, rgba: true }; // prettier-ignore

/** The link preview of our site: our name on the laid table, next to four of the offers. */
async function drawPreview() {
  const [width, height, gap] = [1200, 630, 12];
  const [half, low] = [(width - 3 * gap) / 2, (height - 3 * gap) / 2].map(Math.floor);
  const tableTop = sharp({ create: { width: half, height: height - 2 * gap, channels: 3, background: p.bottle } })
    .composite([
      {
        input: await sharp('client/public/table.svg')
          .resize(half, height - 2 * gap, { position: 'bottom' })
          .toBuffer(),
      },
      { input: Buffer.from(mark), left: 40, top: 48 },
      { input: { text: name }, left: 112, top: 59 },
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
  await sharp({ create: { width, height, channels: 3, background: p.porcelain } })
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
  for (const shot of shots) await drawShot(shot);
  await drawPreview();
}
