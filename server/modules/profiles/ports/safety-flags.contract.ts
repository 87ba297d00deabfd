import { type Actor, newId } from '../../../shared/kernel/index.js';
import { liftFlag, setFlag } from '../domain/safety-flag.js';
import type { SafetyFlags } from './safety-flags.js';

const staff: Actor = { userId: newId(), role: 'admin', staffRole: 'operations' };
const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-22T12:00:00Z');

/** What every keeper of safety flags promises; `anInfluencer` makes one that there is. */
export function safetyFlagsContract(flags: () => SafetyFlags, anInfluencer: () => Promise<string>): void {
  it('keeps a flag until it is lifted, and what was lifted as well', async () => {
    const id = await anInfluencer();
    const [flag, flagged] = setFlag(id, 'alcohol', 'Drinks on every picture.', staff, now);
    await flags().add(flag, flagged);
    expect(await flags().of(id)).toEqual([flag]);
    await flags().lift(...liftFlag(flag, staff, later));
    const [again, event] = setFlag(id, 'alcohol', 'And once more.', staff, later);
    await flags().add(again, event);
    expect(await flags().of(id)).toEqual([again, { ...flag, liftedBy: staff.userId, liftedAt: later }]);
  });

  it('has one of a category that stands, and lifts it once', async () => {
    const id = await anInfluencer();
    const [flag, flagged] = setFlag(id, 'crime', 'Shoplifting for views.', staff, now);
    await flags().add(flag, flagged);
    const second = flags().add(...setFlag(id, 'crime', 'The same.', staff, now));
    await expect(second).rejects.toMatchObject({ code: 'profiles/already-flagged' });
    await flags().lift(...liftFlag(flag, staff, later));
    await expect(flags().lift(...liftFlag(flag, staff, later))).rejects.toMatchObject({
      code: 'profiles/flag-not-found',
    });
  });

  it('flags nobody who is not there', async () => {
    const nobody = flags().add(...setFlag(newId(), 'drugs', 'Whoever.', staff, now));
    await expect(nobody).rejects.toMatchObject({ code: 'profiles/influencer-not-found' });
  });
}
