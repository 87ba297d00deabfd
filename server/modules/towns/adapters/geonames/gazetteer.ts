import type { Town } from '../../../../contract/lists/index.js';
import lines from './towns.json' with { type: 'json' };

/** Every town of `towns.json`: those of the United Kingdom first, and the larger before the smaller. `scripts/towns.mjs` makes the file. */
export const gazetteer = (): Town[] =>
  lines.map((line) => {
    const [number = '', label = '', within = '', country = '', lat, lng] = line.split('|');
    return { id: `town-${number}`, label, within, country, lat: Number(lat), lng: Number(lng) };
  });
