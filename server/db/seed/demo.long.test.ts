import { longTimeoutMs } from '../../../test/support/counts.js';
import { emptyWorld, everything } from '../../../test/support/demo-world.js';
import { makeDemoWorldOnce } from './demo.js';

jest.setTimeout(longTimeoutMs);

describe('the demo world', () => {
  it('is the same in another database on the same day', async () => {
    const [world, twin] = [await emptyWorld(), await emptyWorld()];
    try {
      for (const { config } of [world, twin]) expect(await makeDemoWorldOnce(config)).toBe(true);

      expect(await everything(twin)).toEqual(await everything(world));
    } finally {
      for (const { leave } of [world, twin]) await leave();
    }
  });
});
