import { entityTagOf, isKnown } from './entity-tags.js';

describe('entity tags', () => {
  const tag = entityTagOf('{"items":[]}');

  it('are the same for the same content, and another for another', () => {
    expect(entityTagOf(Buffer.from('{"items":[]}'))).toBe(tag);
    expect(entityTagOf('{"items":[1]}')).not.toBe(tag);
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
  });

  it.each([tag, tag.slice(2), `"another", ${tag}`, `"another",${tag}`, '*'])('are known again in %s', (header) => {
    expect(isKnown(header, tag)).toBe(true);
  });

  it.each([undefined, '', '"another"', 'W/"another"'])('are not in %s', (header) => {
    expect(isKnown(header, tag)).toBe(false);
  });
});
