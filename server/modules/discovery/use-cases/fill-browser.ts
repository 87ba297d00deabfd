import type { BrowserIndex } from '../ports/browser-index.js';

/** Reads every influencer afresh into what brands browse, or goes on where a fill was left. */
export class FillBrowser {
  constructor(private readonly index: BrowserIndex) {}

  /** Answers how many were read. `told` hears how far it is. */
  async execute({ afresh = false, told }: { afresh?: boolean; told?: (read: number) => void } = {}): Promise<number> {
    if (afresh) await this.index.startOver();
    let read = 0;
    for (let some = await this.index.fillSome(); some > 0; some = await this.index.fillSome()) {
      read += some;
      told?.(read);
    }
    return read;
  }
}
