import type { DueWork } from '../../../../shared/time/index.js';
import type { AdRepository } from '../../ports/ads.js';

const keptMs = 2 * 24 * 60 * 60 * 1_000;

/** Individual impressions are needed only while someone may still click. */
export class AdsDueWork {
  constructor(ads: AdRepository, due: DueWork) {
    due.add('ads.forget-views', (now) => ads.forgetViews(new Date(now.getTime() - keptMs)));
  }
}
