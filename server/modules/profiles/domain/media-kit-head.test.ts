import { introduce } from './media-kit-head.js';

const kit = { name: 'Zoë Ng', handle: 'zoe.eats', bio: '', city: null, followers: 0, categories: [] };

describe('how a media kit introduces itself', () => {
  it('R37: by name, place, reach and what it is about', () => {
    const full = {
      ...kit,
      bio: 'Eats\n everything.',
      city: 'london',
      followers: 12_340,
      categories: ['food-and-drink', 'Slow travel'],
    };
    expect(introduce(full)).toEqual({
      title: 'Zoë Ng (@zoe.eats) – Tastemaker',
      description: 'London · 12.3K followers · Food & Drink · Slow travel. Eats everything.',
    });
  });

  it('says something where little is known', () => {
    expect(introduce(kit).description).toBe('The media kit of Zoë Ng on Tastemaker.');
  });

  it('does not say that someone lives in Other', () => {
    expect(introduce({ ...kit, city: 'other', bio: 'Eats.' }).description).toBe('Eats.');
  });

  it('never ends in half of a sign', () => {
    expect(introduce({ ...kit, bio: `${'x'.repeat(158)}🍜🍜🍜` }).description).toBe(`${'x'.repeat(158)}…`);
  });

  it('keeps it short', () => {
    expect(introduce({ ...kit, bio: 'word '.repeat(100) }).description).toHaveLength(160);
  });
});
