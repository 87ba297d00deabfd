import { picture } from './parts/svg.mjs';
import { bramble } from './scenes/bramble.mjs';
import { ember } from './scenes/ember.mjs';
import { fernwick } from './scenes/fernwick.mjs';
import { finch } from './scenes/finch.mjs';
import { heron } from './scenes/heron.mjs';
import { juniper } from './scenes/juniper.mjs';
import { nettle } from './scenes/nettle.mjs';
import { northlight } from './scenes/northlight.mjs';
import { quillon } from './scenes/quillon.mjs';
import { saffron } from './scenes/saffron.mjs';
import { saltmarsh } from './scenes/saltmarsh.mjs';
import { tidewrack } from './scenes/tidewrack.mjs';

/**
 * By the offer's key in server/db/seed/offers.ts: its cover, the creator's picture, a close-up of the cover, and
 * details of the creator's picture for offers with many pieces.
 */
const scenes = {
  ...bramble,
  ...ember,
  ...fernwick,
  ...finch,
  ...heron,
  ...juniper,
  ...nettle,
  ...northlight,
  ...quillon,
  ...saffron,
  ...saltmarsh,
  ...tidewrack,
};

export const offers = () =>
  Object.fromEntries(Object.entries(scenes).map(([key, { cover }]) => [key, picture(1600, cover())]));

/** At least two for each offer. */
export const work = () =>
  Object.fromEntries(
    Object.entries(scenes).flatMap(([key, { cover, work: made, close, details = [] }]) => [
      [key, picture(1200, made())],
      [`${key}-close`, picture(1200, cover(), close)],
      ...details.map((view, number) => [`${key}-detail-${number + 1}`, picture(1200, made(), view)]),
    ]),
  );
