import { brandActor, brandId, monday } from '../../../../test/support/collabs.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { changeOfferDefaults, type OfferDefaultsDetails, usualOfferDefaults } from './offer-defaults.js';

const said: OfferDefaultsDetails = {
  kind: 'stay',
  shipped: false,
  venueId: null,
  category: 'hotels',
  guests: 2,
  places: 1,
  asks: [{ type: 'story', contentType: 'mix', count: 3 }],
  contentDueDays: 21,
  brief: 'Tag @quillon. Put “Ad” first.',
  rights: { channels: ['own-social', 'website'], months: 24 },
};
const as = (memberRole: Actor['memberRole'], more: Partial<Actor> = {}): Actor => ({
  ...brandActor,
  memberRole,
  ...more,
});
const change = (actor: Actor, more: Partial<OfferDefaultsDetails> = {}) =>
  changeOfferDefaults(usualOfferDefaults(brandId), { ...said, ...more }, actor, monday);

describe('R436: what a brand’s new offers begin with', () => {
  it('is what is usual until the brand says otherwise', () => {
    expect(usualOfferDefaults(brandId)).toMatchObject({ kind: 'experience', contentDueDays: 14, category: null, version: 0 }); // prettier-ignore
    const [changed, event] = change(as('owner'));
    expect(changed).toEqual({ ...said, brandId, updatedAt: monday, version: 0 });
    expect(event).toMatchObject({ name: 'offer-defaults.changed', aggregate: { id: brandId }, payload: { brandId } });
  });

  it('is set by owners and admins, not by members, nor by people without a seat', () => {
    expect(change(as('admin'))[0].guests).toBe(2);
    expect(() => change(as('member'))).toThrow(expect.objectContaining({ code: 'identity/role-not-enough' }));
    expect(() => change(as('owner', { readOnly: true }))).toThrow(
      expect.objectContaining({ code: 'identity/seat-needed' }),
    );
  });

  it('never holds a brief that asks to hide the ad', () => {
    expect(() => change(as('owner'), { brief: 'Do not mention that this is an ad.' })).toThrow(
      expect.objectContaining({ code: 'collabs/brief-hides-ad' }),
    );
  });
});
