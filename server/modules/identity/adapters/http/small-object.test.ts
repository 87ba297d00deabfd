import { validate } from 'class-validator';
import { UpdateSessionProfileInput } from './session-functions.dto.js';

const faultsOf = async (target: unknown) =>
  validate(Object.assign(new UpdateSessionProfileInput(), { target_user_profile: target }));

describe('R395: an object of any shape', () => {
  it.each([[{}], [{ uid: 'x', deep: { er: [1, 2] } }], [{ text: 'é'.repeat(8_000) }]])('is taken', async (target) => {
    expect(await faultsOf(target)).toEqual([]);
  });

  it.each([['text'], [7], [null], [undefined], [['a']], [{ text: 'é'.repeat(8_192) }]])(
    'is not: %p',
    async (target) => {
      expect(await faultsOf(target)).toHaveLength(1);
    },
  );
});
