import { attributeLists } from '../lists/attributes.js';
import {
  filterGroups,
  influencerFilterNames,
  influencerFilters,
  offeredFilterNames,
  safetyExclusions,
} from './influencer-filters.js';

describe('the filters of the influencer browser', () => {
  it('R435: are there for every attribute list, platform, band, city and category', () => {
    const named = Object.keys(attributeLists).map((name) => (name === 'primaryCategories' ? 'category' : name));
    const byExclusion = 'contentRiskFlags';
    expect(influencerFilterNames).toEqual(expect.arrayContaining(named.filter((name) => name !== byExclusion)));
    expect(safetyExclusions).toEqual(attributeLists[byExclusion].options);
    expect(influencerFilterNames).toEqual(expect.arrayContaining(['band', 'engagement', 'platform', 'city']));
  });

  it('R321: never offer those who prefer not to say as a choice', () => {
    const ids = Object.values(influencerFilters).flatMap(({ options }) => options.map(({ id }) => id));
    expect(ids).not.toContain('prefer-not-to-say');
  });

  it('R321: are offered for every list but for what may not be served, which no brand is shown', () => {
    const hidden = influencerFilterNames.filter((name) => !offeredFilterNames.includes(name));
    expect(hidden).toEqual(['foodRiskGroups']);
  });

  it('are in a part of the sheet that exists', () => {
    const groups = filterGroups.map(({ id }) => id as string);
    for (const { group } of Object.values(influencerFilters)) expect(groups).toContain(group);
  });
});
