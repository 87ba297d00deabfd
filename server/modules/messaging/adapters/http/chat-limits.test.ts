import { inMemory } from '../../../../shared/http/attempt-limits.js';
import { ChatLimits } from './chat-limits.js';

const tooMany = { code: 'messaging/too-many', kind: 'too-many' };

test('ten chats begin from one network address in an hour, and thirty messages of one visitor go through a minute', async () => {
  const limits = new ChatLimits(inMemory);
  for (let n = 0; n < 10; n++) await limits.countChat('10.0.0.1');
  for (let n = 0; n < 30; n++) await limits.countMessage('visitor');

  await expect(limits.countChat('10.0.0.1')).rejects.toMatchObject(tooMany);
  await expect(limits.countMessage('visitor')).rejects.toMatchObject(tooMany);
  await expect(limits.countChat('10.0.0.2')).resolves.toBeUndefined();
});

test('thirty messages of one member of staff go through a minute', async () => {
  const limits = new ChatLimits(inMemory);
  for (let n = 0; n < 30; n++) await limits.countStaffMessage('staff');

  await expect(limits.countStaffMessage('staff')).rejects.toMatchObject(tooMany);
  await expect(limits.countStaffMessage('colleague')).resolves.toBeUndefined();
});
