import Fastify from 'fastify';
import { KnownMethods } from './known-methods.js';

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
