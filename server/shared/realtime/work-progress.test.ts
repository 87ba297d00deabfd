import type { Actor } from '../kernel/index.js';
import type { LiveMessage } from './live-messages.js';
import { WorkProgress } from './work-progress.js';

const actor: Actor = { userId: 'alex', role: 'admin', staffRole: 'operations' };

function heard(total: number, task?: string): readonly LiveMessage[] {
  const messages: LiveMessage[] = [];
  const told = new WorkProgress({ whisper: (message) => void messages.push(message) });
  const tell = told.of(actor, task, total);
  for (let done = 1; done <= total; done++) tell(done);
  return messages;
}

describe('R440: how far a call for many is', () => {
  it('goes to the caller, after each of a few', () => {
    expect(heard(3, 'task')).toEqual([
      { name: 'progress.1', type: 'progress', id: 'task', audience: ['user:alex'] },
      { name: 'progress.2', type: 'progress', id: 'task', audience: ['user:alex'] },
      { name: 'progress.3', type: 'progress', id: 'task', audience: ['user:alex'] },
    ]);
  });

  it('goes out fifty times for five hundred, and to nobody who gave it no name', () => {
    const all = heard(500, 'task');
    expect(all).toHaveLength(50);
    expect(all.at(-1)?.name).toBe('progress.500');
    expect(heard(500)).toEqual([]);
  });
});
