import type { Actor } from '../kernel/index.js';
import type { LiveHub } from './live-hub.js';

/** The interval between progress reports: as often as a bar can show. */
const tellings = 50;

/** Called after each item, with the number completed. */
export type Told = (done: number) => void;

/** The progress of a long call. Sent as a transient message. */
export class WorkProgress {
  constructor(private readonly live: Pick<LiveHub, 'whisper'>) {}

  /**
   * Reports progress to the caller on their live stream: `{ name: 'progress.120', type: 'progress', id: task }`.
   * @param task the caller's name for it; without one nothing is sent
   */
  of({ userId }: Actor, task: string | undefined, total: number): Told {
    const step = Math.ceil(total / tellings);
    return (done) => {
      if (task === undefined || done % step !== 0) return;
      this.live.whisper({ name: `progress.${done}`, type: 'progress', id: task, audience: [`user:${userId}`] });
    };
  }
}
