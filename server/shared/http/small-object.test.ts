import { validate } from 'class-validator';
import { IsSmallObject } from './field-rules.js';

class Input {
  @IsSmallObject()
  thing: Record<string, unknown>;
}

const faultsOf = (thing: unknown) => validate(Object.assign(new Input(), { thing }));

describe('R395: an object of any shape', () => {
  it.each([[{}], [{ uid: 'x', deep: { er: [1, 2] } }], [{ text: 'é'.repeat(8_000) }]])('is taken', async (thing) => {
    expect(await faultsOf(thing)).toEqual([]);
  });

  it.each([['text'], [7], [null], [undefined], [['a']], [{ text: 'é'.repeat(8_192) }]])('is not: %p', async (thing) => {
    expect(await faultsOf(thing)).toHaveLength(1);
  });
});
