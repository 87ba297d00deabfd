import { inMemory } from '../../../../shared/http/attempt-limits.js';
import { doorErrors } from '../../domain/door.errors.js';
import { DoorLimits } from './door-limits.js';

const wrong = async (): Promise<never> => Promise.reject(doorErrors.pinWrong());
const right = async () => 'open';

it('five wrong PINs stop their own network for that door, and nobody else', async () => {
  const limits = new DoorLimits(inMemory);
  const guess = (address: string, open: () => Promise<string> = wrong, door = 'door.x') => limits.pin(door, address, open);
  for (let time = 0; time < 5; time++)
    await expect(guess('192.0.2.1')).rejects.toMatchObject({ code: 'collabs/pin-wrong' });
  await expect(guess('192.0.2.1', right)).rejects.toMatchObject({ code: 'collabs/pin-locked' });
  expect(await guess('192.0.2.2', right)).toBe('open');
  expect(await guess('192.0.2.1', right, 'other.x')).toBe('open');
}); // prettier-ignore

it('right PINs don’t count', async () => {
  const limits = new DoorLimits(inMemory);
  for (let time = 0; time < 9; time++) expect(await limits.pin('door.x', '192.0.2.1', right)).toBe('open');
});

it('a phone looks up 60 codes in a minute', async () => {
  const limits = new DoorLimits(inMemory);
  for (let time = 0; time < 60; time++) await limits.code('a pass');
  await expect(limits.code('a pass')).rejects.toMatchObject({ code: 'request/too-many' });
  await limits.code('another pass');
});
