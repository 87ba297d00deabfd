import { newId } from '../../../../shared/kernel/index.js';
import { workQueueContract } from '../../ports/work-queue.contract.js';
import { InMemoryWorkQueue } from '../in-memory-work-queue.js';

describe('InMemoryWorkQueue', () =>
  workQueueContract(async () => {
    const queue = new InMemoryWorkQueue();
    return {
      queue,
      put: async ({ failures, ...work }) => {
        const [id, now] = [newId(), new Date()];
        const error = failures > 0 ? 'It broke' : null;
        queue.put({ ...work, id, attempts: failures, since: now, nextTryAt: now, error });
        return id;
      },
    };
  }));
