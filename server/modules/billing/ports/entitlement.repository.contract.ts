import { type Actor, newId } from '../../../shared/kernel/index.js';
import { clear, everywhere, type NewOverride, override } from '../domain/entitlement.js';
import type { EntitlementRepository } from './entitlement.repository.js';

const staff: Actor = { userId: '01890000-0000-7000-8000-000000000001', role: 'admin', staffRole: 'operations' };
const now = new Date('2027-01-15T12:00:00.000Z');

/** What every EntitlementRepository promises. */
export function entitlementRepositoryContract(make: () => Promise<EntitlementRepository>) {
  let overrides: EntitlementRepository;
  let brandId: string;
  beforeEach(async () => {
    overrides = await make();
    brandId = newId();
  });
  const put = async (more: Partial<NewOverride> = {}) => {
    const made = override(
      { brandId, feature: 'analytics', kind: 'lock', reason: 'Asked to', until: null, ...more },
      staff,
      now,
    );
    await overrides.put(...made);
    return made[0];
  };

  test('knows what stands for a brand, and nothing of others', async () => {
    const lock = await put();
    const grant = await put({ feature: 'macro', kind: 'grant', until: new Date('2027-02-01T00:00:00.000Z') });
    await put({ brandId: newId() });

    expect(await overrides.standing(brandId)).toEqual(expect.arrayContaining([lock, grant]));
    expect(await overrides.standing(brandId)).toHaveLength(2);
    expect(await overrides.find(brandId, 'analytics')).toEqual(lock);
    expect(await overrides.find(brandId, 'chats')).toBeNull();
  });

  test('a newer one takes the place of the older, also when two come at once', async () => {
    await put();
    await Promise.all([put({ kind: 'grant' }), put({ kind: 'grant' })]);

    expect((await overrides.standing(brandId)).map(({ kind }) => kind)).toEqual(['grant']);
  });

  test('what is said of every brand stands for each of them, beside its own', async () => {
    const superUser: Actor = { ...staff, staffRole: 'super-user' };
    const wanted = { brandId: everywhere, feature: 'chats', kind: 'lock', reason: 'An incident', until: null } as const;
    const [locked, event] = override(wanted, superUser, now);
    await overrides.put(locked, event);
    const own = await put({ feature: 'chats', kind: 'grant' });

    expect(await overrides.standing(brandId)).toEqual(expect.arrayContaining([locked, own]));
    expect(await overrides.standing(newId())).toEqual([locked]);
    expect(await overrides.find(brandId, 'chats')).toEqual(own);
    expect(await overrides.find(newId(), 'chats')).toBeNull();
    await overrides.end(...clear(locked, superUser, now));
    expect(await overrides.standing(brandId)).toEqual([own]);
  });

  test('one that was cleared stands no more', async () => {
    const lock = await put();
    await overrides.end(...clear(lock, staff, now));
    await overrides.end(...clear(lock, staff, now));

    expect(await overrides.standing(brandId)).toEqual([]);
  });
}
