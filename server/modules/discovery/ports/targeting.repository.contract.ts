import { type Actor, newId } from '../../../shared/kernel/index.js';
import { changeExclusions, changeTargeting, noTargeting } from '../domain/targeting.js';
import type { TargetingRepository } from './targeting.repository.js';

const now = new Date('2026-11-21T12:00:00Z');
const details = {
  wanted: { cuisines: ['italian', 'thai'], band: ['nano'] },
  words: ['sourdough'],
  protectedWishes: [{ list: 'gender', options: ['woman'], reason: 'A spa for women, by law.' }],
} as const;
const ownerOf = (brandId: string): Actor => ({
  userId: newId(),
  role: 'brand',
  profile: { uid: brandId, type: 'brand' },
  memberRole: 'owner',
});

/** What every TargetingRepository promises. */
export function targetingRepositoryContract(targetings: () => TargetingRepository): void {
  it('has nothing of a brand that has said nothing', async () => {
    const brandId = newId();
    expect(await targetings().of(brandId)).toEqual(noTargeting(brandId));
  });

  it('gives back what was kept, at the next version', async () => {
    const brandId = newId();
    const first = await targetings().save(...changeTargeting(noTargeting(brandId), details, ownerOf(brandId), now));
    expect(first).toMatchObject({ ...details, version: 1 });
    expect(await targetings().of(brandId)).toEqual(first);
    const second = await targetings().save(...changeExclusions(first, ['crime'], ownerOf(brandId), now));
    expect(await targetings().of(brandId)).toEqual(second);
    expect(second).toMatchObject({ exclude: ['crime'], words: ['sourdough'], version: 2 });
  });

  it('keeps one of two changes that were made of the same', async () => {
    const brandId = newId();
    const change = () => targetings().save(...changeExclusions(noTargeting(brandId), [], ownerOf(brandId), now));
    const answers = await Promise.allSettled([change(), change()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(change()).rejects.toMatchObject({ code: 'discovery/targeting-stale' });
  });
}
