import type { Actor } from '../../shared/kernel/index.js';
import { Canvas } from './canvas.js';
import type { DemoProduct } from './demo-product.js';
import type { Cast } from './profiles.js';
import type { SeedClock } from './seed-clock.js';
import { SeededRandom } from './seeded-random.js';

/** So many of those who joined first show their work, and have given their numbers more than once. */
const shown = 12;
/** On which day, counted from today, which part of the growth was there; the first is the day on which they joined. */
const looks = [
  { day: null, part: 0 },
  { day: -46, part: 0.25 },
  { day: -31, part: 0.55 },
  { day: -17, part: 0.8 },
  { day: -4, part: 1 },
] as const;
const captions = ['By the window, before the rush', 'First light by the water', 'A slow morning'] as const;

/** Work in the portfolio and followers that have grown to what they are. Chance of its own, so that the rest of the world stays as it is. */
export async function makeWork(product: DemoProduct, clock: SeedClock, { influencers }: Cast): Promise<void> {
  for (const [place, influencer] of influencers.slice(0, shown).entries())
    await workOf(product, clock, influencer, new SeededRandom(9_000 + place));
}

async function workOf(
  { profiles, changeProfile, keepFile }: DemoProduct,
  clock: SeedClock,
  influencer: Actor,
  random: SeededRandom,
): Promise<void> {
  let profile = await profiles.get(influencer.profile!.uid);
  const { id, accounts, createdAt } = profile;
  const growth = random.between(8, 30) / 100;
  for (const { day, part } of looks) {
    clock.set(day === null ? createdAt : clock.day(day, '21:15'));
    const before = accounts.map((account) => ({
      ...account,
      followers: account.followers && Math.round(account.followers * (1 - growth * (1 - part))),
    }));
    profile = await changeProfile.execute(influencer, id, profile.version, { accounts: before });
  }
  const portfolio: { mediaId: string; caption: string }[] = [];
  for (const [motif, caption] of captions.entries()) {
    const { id: mediaId } = await keepFile.execute(influencer, `work-${motif + 1}.png`, workPicture(motif, random));
    portfolio.push({ mediaId, caption });
  }
  await changeProfile.execute(influencer, id, profile.version, { portfolio });
}

const [width, height, middle] = [480, 600, 240];

/** Wall or sky, ground, light, shade and accent, as red, green, blue. */
const palettes = [
  ['f3e7d3', '8a5a3c', 'fffaf2', 'd9c3a5', 'c4553b'],
  ['d8e4ea', '2f5a66', 'fbfaf6', '9bb8c2', 'e8b54d'],
  ['efe0dd', '5b3a4a', 'fff8f3', 'cfaeb0', 'dc8f4e'],
  ['e2e8dc', '35524a', 'f9f8f1', 'a9bfa5', 'd98a3d'],
] as const;

/** A plate, water under the sun, or a cup, small and flat. */
function workPicture(motif: number, random: SeededRandom): Uint8Array {
  const canvas = new Canvas(width, height);
  const [ground, light, shade, accent] = [1, 2, 3, 4];
  const horizon = random.between(210, 290);
  const x = middle + random.between(-30, 30);
  canvas.floor(horizon, ground);
  const motifs = [
    () => {
      canvas.disc(x, 390, 150, light);
      canvas.disc(x, 390, 112, shade);
      for (let bite = random.between(4, 7); bite > 0; bite--)
        canvas.disc(x + random.between(-62, 62), 390 + random.between(-62, 62), random.between(14, 34), accent);
    },
    () => {
      canvas.disc(x, horizon, random.between(64, 96), accent);
      canvas.floor(horizon, ground);
      for (let wave = 0; wave < 6; wave++)
        canvas.oval(x + random.between(-40, 40), horizon + 30 + wave * 52, 190 - wave * 22, 7, shade);
    },
    () => {
      canvas.oval(x, 440, 168, 62, light);
      canvas.oval(x, 436, 128, 42, shade);
      canvas.disc(x + 96, 352, 40, light);
      canvas.disc(x + 96, 352, 22, ground);
      canvas.box(x - 92, 290, x + 92, 400, light);
      canvas.oval(x, 400, 92, 44, light);
      canvas.oval(x, 290, 92, 26, accent);
    },
  ];
  motifs[motif % motifs.length]!();
  return canvas.png(random.oneOf(palettes));
}
