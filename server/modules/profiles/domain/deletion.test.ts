import type { Actor, StaffRole } from '../../../shared/kernel/index.js';
import { deleteProfile, restoreProfile } from './deletion.js';

const now = new Date('2026-11-02T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1_000);
const staff = (staffRole: StaffRole): Actor => ({ userId: 'sam', role: 'admin', staffRole });
const brand = { uid: '01900000-0000-7000-8000-000000000001', type: 'brand', name: 'Café Été' } as const;
const superUser = staff('super-user');

describe('R425: deleting a profile', () => {
  it('is for super users who have typed its name', () => {
    const [deletion, event] = deleteProfile(brand, ' Café Été ', superUser, now);
    expect(deletion).toMatchObject({ profileUid: brand.uid, deletedBy: 'sam', deletedAt: now, erasedAt: null });
    expect(event).toMatchObject({ name: 'brand.deleted', aggregate: { type: 'brand', id: brand.uid } });
  });

  it.each(['', 'Cafe Ete', 'café été'])('is refused with another name: %j', (typed) => {
    expect(() => deleteProfile(brand, typed, superUser, now)).toThrow(
      expect.objectContaining({ code: 'profiles/name-differs' }),
    );
  });

  it.each<Actor>([
    staff('operations'),
    staff('read-only'),
    { userId: 'b', role: 'brand' },
    { userId: 'g', role: 'guest' },
  ])('is refused to %o', (actor) => {
    expect(() => deleteProfile(brand, brand.name, actor, now)).toThrow(
      expect.objectContaining({ code: 'profiles/not-staff' }),
    );
    const [deletion] = deleteProfile(brand, brand.name, superUser, now);
    expect(() => restoreProfile(deletion, actor, now)).toThrow(expect.objectContaining({ code: 'profiles/not-staff' }));
  });

  it('can be undone for 30 days', () => {
    const [deletion] = deleteProfile(brand, brand.name, superUser, now);
    expect(restoreProfile(deletion, superUser, new Date(days(30).getTime() - 1)).name).toBe('brand.restored');
    expect(() => restoreProfile(deletion, superUser, days(30))).toThrow(
      expect.objectContaining({ code: 'profiles/too-late-to-restore' }),
    );
  });
});
