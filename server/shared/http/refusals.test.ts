import Fastify from 'fastify';
import { checkInput, KnownMethods } from './refusals.js';

const nested = (levels: number): unknown => (levels === 0 ? 1 : { deeper: nested(levels - 1) });

describe('what comes in', () => {
  it.each<[unknown, string]>([
    [{ email: 'x\0y@b.com' }, 'email'],
    [{ name: 'half \ud83d of it' }, 'name'],
    [{ rows: [{ changes: { name: '\udc00' } }] }, 'rows.0.changes.name'],
    [{ context: { 'a\0b': 1 } }, 'context'],
    [{ 'a\0b': 1 }, 'body'],
  ])('is refused with the field where PostgreSQL cannot store it: %j', (input, field) => {
    expect(() => checkInput(input)).toThrow(
      expect.objectContaining({ code: 'request/invalid', details: { errors: { [field]: expect.any(String) } } }),
    );
  });

  it.each([{ text: 'the letters \\u0000' }, { text: '😀' }, { text: '👩‍🍳', list: [] }, undefined, 'text', nested(20)])(
    'is taken where it only looks so: %j',
    (input) => expect(() => checkInput(input)).not.toThrow(),
  );

  it('is refused where it is nested deeper than anything that is asked for', () => {
    expect(() => checkInput(nested(21))).toThrow(expect.objectContaining({ code: 'request/too-deep' }));
  });
});

it('knows the methods of an address, whatever its parameters are', () => {
  const fastify = Fastify();
  const known = new KnownMethods(fastify);
  fastify.delete('/lists/:id', async () => 'gone');
  fastify.get('/lists/:id', async () => 'one');
  fastify.get('/lists/rows.csv', async () => 'all');
  fastify.get('/*', async () => 'page');
  expect(known.at('/lists/7?fields=id')).toEqual(['GET', 'HEAD', 'DELETE']);
  expect(known.at('/lists/rows.csv')).toEqual(['GET', 'HEAD', 'DELETE']);
  expect([known.at('/lists'), known.at('/lists/7/links'), known.at('/anything')]).toEqual([[], [], []]);
});
