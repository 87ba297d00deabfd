import { expect, it } from '@jest/globals';
import { pageName } from './usage';

it('R443: a page goes by its own name, without the product’s behind it', () => {
  expect(pageName('Chats – Tastemaker')).toBe('Chats');
  expect(pageName('Chats')).toBe('Chats');
  expect(pageName('')).toBe('');
  expect(pageName('', '/app/brand/offers/:id')).toBe('An offer');
});
