import { type Actor, newId } from '../../../shared/kernel/index.js';
import { changeExclusions, changeTargeting, noTargeting } from './targeting.js';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-22T12:00:00Z');
const brandId = newId();
const owner: Actor = { userId: newId(), role: 'brand', profile: { uid: brandId, type: 'brand' }, memberRole: 'owner' };
const colleague: Actor = { ...owner, userId: newId() };
const nothing = { wanted: {}, words: [], protectedWishes: [] };
const reason = 'We sell to women only, by the licence of our spa.';
const women = { list: 'gender', options: ['woman'], reason } as const;

describe('whom a brand looks for', () => {
  it('is recorded in the log with the reasons', () => {
    const details = { wanted: { cuisines: ['thai'], sports: [] }, words: ['Sourdough '], protectedWishes: [women] };
    const [changed, event] = changeTargeting(noTargeting(brandId), details, owner, now);
    expect(changed).toMatchObject({ wanted: { cuisines: ['thai'] }, words: ['sourdough'] });
    expect(changed.wanted).not.toHaveProperty('sports');
    expect(event).toMatchObject({ name: 'targeting.changed', payload: { protectedWishes: [women] } });
  });

  it('never holds a protected list without its reason, nor among the others', () => {
    const change = (more: object) => () => changeTargeting(noTargeting(brandId), { ...nothing, ...more }, owner, now);
    expect(change({ wanted: { gender: ['woman'] } })).toThrow(
      expect.objectContaining({ code: 'discovery/protected-list' }),
    );
    expect(change({ wanted: { foodRiskGroups: ['nuts'] } })).toThrow();
    expect(change({ protectedWishes: [{ ...women, reason: '  because  ' }] })).toThrow(
      expect.objectContaining({ code: 'discovery/reason-needed' }),
    );
    expect(change({ protectedWishes: [{ ...women, list: 'foodRiskGroups' }] })).toThrow(
      expect.objectContaining({ code: 'discovery/protected-list' }),
    );
    const options = Array.from({ length: 21 }, (_, number) => `o${number}`);
    expect(change({ wanted: { cuisines: options } })).toThrow(
      expect.objectContaining({ code: 'discovery/too-much-wanted' }),
    );
  });

  it('takes no word for what is protected: words of bios are no way around the reason', () => {
    const withWords = (...words: string[]) => changeTargeting(noTargeting(brandId), { ...nothing, words }, owner, now);
    for (const word of ['woman', ' Blonde', 'NON-BINARY', 'non binary'])
      expect(() => withWords('matcha', word)).toThrow(expect.objectContaining({ code: 'discovery/protected-word' }));
    expect(withWords('vegan', 'rooftop', 'brunch')[0].words).toEqual(['vegan', 'rooftop', 'brunch']);
  });

  it('remembers who asked for a protected list first, until the reason or the options change', () => {
    const [first] = changeTargeting(noTargeting(brandId), { ...nothing, protectedWishes: [women] }, owner, now);
    const [same] = changeTargeting(first, { ...nothing, protectedWishes: [women] }, colleague, later);
    expect(same.protectedWishes).toEqual([{ ...women, askedBy: owner.userId, askedAt: now }]);
    const wider = { ...women, options: ['woman', 'non-binary'] };
    const [changed] = changeTargeting(same, { ...nothing, protectedWishes: [wider] }, colleague, later);
    expect(changed.protectedWishes).toEqual([{ ...wider, askedBy: colleague.userId, askedAt: later }]);
  });

  it('is said by owners and admins', () => {
    const member: Actor = { ...owner, memberRole: 'member' };
    expect(() => changeTargeting(noTargeting(brandId), nothing, member, now)).toThrow();
    expect(() => changeExclusions(noTargeting(brandId), ['crime'], member, now)).toThrow();
    expect(changeExclusions(noTargeting(brandId), ['crime', 'crime'], owner, now)[0].exclude).toEqual(['crime']);
  });
});
