import type { Actor } from '../kernel/index.js';
import type { LiveHub } from './live-hub.js';

/** How often someone hears of one piece of work: as often as a bar can show. */
const tellings = 50;

/** Called after each that is done, with how many that are by now. */
export type Told = (done: number) => void;

/** How far work is that many wait for in one call. Whispered, since it matters only while it lasts. */
export class WorkProgress {
  constructor(private readonly live: Pick<LiveHub, 'whisper'>) {}

  /**
   * Reports progress to the caller on their live stream: `{ name: 'progress.120', type: 'progress', id: task }`.
   * @param task the caller's name for it; without one nobody listens
   */
  of({ userId }: Actor, task: string | undefined, total: number): Told {
    const step = Math.ceil(total / tellings);
    return (done) => {
      if (task === undefined || done % step !== 0) return;
      this.live.whisper({ name: `progress.${done}`, type: 'progress', id: task, audience: [`user:${userId}`] });
    };
  }
}
