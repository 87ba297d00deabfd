import { readFolds } from '../../../contract/rules/disclosure/index.js';
import { judgeDraftCaption, saysItIsAnAd } from './draft-caption.js';

const says = (caption: string, type: 'story' | 'post' | 'ugc' = 'post') =>
  saysItIsAnAd({ caption, type }, { brief: '' });
/** TikTok shows 80 characters, the others 100 and more. */
const late = `${'Seven courses by the fire. '.repeat(4).slice(0, 95)} #ad`;

describe('the caption of a draft', () => {
  it('says that it is an ad, or does not', () => {
    expect(says('Ad | dinner by the fire')).toBe(true);
    expect(says('Dinner by the fire #ad')).toBe(true);
    for (const caption of ['', 'Dinner by the fire', '#gifted dinner', 'Ad: not an ad, really'])
      expect(says(caption)).toBe(false);
  });

  it('needs no label where nothing is posted', () => {
    expect(says('', 'ugc')).toBe(true);
  });

  it('must be clear on every platform on which such a piece can be posted, as the operator’s folds say', () => {
    const [found] = judgeDraftCaption({ caption: late, type: 'post' }, { brief: '' }).findings;
    expect(found).toMatchObject({ rule: 'label-buried', says: expect.stringMatching(/^On TikTok people only see/) });
    const folds = readFolds('tiktok:150/3,youtube:20/1')!;
    expect(judgeDraftCaption({ caption: late, type: 'post' }, { brief: '' }, folds).result).toBe('fail');
    expect(judgeDraftCaption({ caption: late, type: 'story' }, { brief: '' }, folds).result).toBe('fix'); // no stories on YouTube
  });
});
