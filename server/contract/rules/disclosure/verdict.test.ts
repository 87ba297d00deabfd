import { changeToAskFor } from './verdict.js';
import { judgeCaption } from './judge-caption.js';

const askedFor = (caption: string, brief?: string) =>
  changeToAskFor(judgeCaption({ caption, platform: null, type: 'reel', brief }));

describe('what to ask of a caption', () => {
  it('names what is wrong, and how the caption would be right', () => {
    expect(askedFor('Dinner by the fire')).toBe(
      'Please change the caption. Nothing says this is an ad. Begin with “Ad”. For example: “Ad | Dinner by the fire”',
    );
  });

  it('shows no more than the beginning of a long caption', () => {
    expect(askedFor(`Dinner\n${'by the fire '.repeat(100)}`)).toMatch(/“Ad \| Dinner…”$/);
    expect(askedFor('by the fire '.repeat(100))!.length).toBeLessThan(300);
  });

  it('asks for nothing where the caption is in order, whatever the brief says', () => {
    expect(askedFor('Ad | Dinner by the fire')).toBeNull();
    expect(askedFor('Ad | Dinner by the fire', 'Please don’t use #ad.')).toBeNull();
  });
});
