import { theProduct } from '../../../shared/kernel/index.js';
import { createUser, disable, link, unlink } from '../domain/user.js';
import type { UserRepository } from './user.repository.js';

const now = new Date('2026-11-02T10:00:00Z');
const cafe = { uid: '01900000-0000-7000-8000-000000000001', type: 'brand' } as const;
const jane = { uid: '01900000-0000-7000-8000-000000000002', type: 'influencer' } as const;

/** What every UserRepository promises. `users` answers a fresh, empty one. */
export function userRepositoryContract(users: () => UserRepository): void {
  const make = (email: string) => createUser({ email, name: 'Jane', linkedBrandUid: cafe.uid }, theProduct, now);

  it('gives back what was saved, memberships in order', async () => {
    const [user, created] = make('jane@example.com');
    const [once, first] = link(user, { profile: jane, kind: 'linked', role: 'owner' }, theProduct, now);
    const later = new Date(now.getTime() + 1);
    const [twice, second] = link(once, { profile: cafe, kind: 'admin', role: 'admin' }, theProduct, later);

    const saved = await users().save(twice, created, first, second);

    expect(saved).toEqual({ ...twice, version: 1 });
    expect(await users().get(user.id)).toEqual(saved);
    expect(await users().findByEmail('jane@example.com')).toEqual(saved);
  });

  it('stores changes, and forgets links that were taken away', async () => {
    const [user, created] = make('jane@example.com');
    const [linked] = link(user, { profile: jane, kind: 'linked', role: 'owner' }, theProduct, now);
    const saved = await users().save(linked, created);
    const [without, unlinked] = unlink(saved, jane, theProduct, now);
    const [changed, disabled] = disable(without, theProduct, now);

    await users().save(changed, unlinked, disabled);

    expect(await users().get(user.id)).toEqual({ ...changed, version: 2 });
  });

  it('knows nobody by a foreign id or address', async () => {
    await expect(users().get(cafe.uid)).rejects.toMatchObject({ code: 'identity/no-such-user' });
    expect(await users().findByEmail('nobody@example.com')).toBeNull();
  });

  it('refuses a state that was read before someone else saved', async () => {
    const [user, created] = make('jane@example.com');
    const saved = await users().save(user, created);
    await users().save({ ...saved, name: 'Janet' });

    await expect(users().save({ ...saved, name: 'June' })).rejects.toMatchObject({ code: 'identity/stale' });
    expect((await users().get(user.id)).name).toBe('Janet');
  });

  it('refuses a second person with the same address', async () => {
    const [first, created] = make('jane@example.com');
    const [second, createdToo] = make('jane@example.com');
    await users().save(first, created);

    await expect(users().save(second, createdToo)).rejects.toMatchObject({ code: 'identity/email-taken' });
    await expect(users().get(second.id)).rejects.toMatchObject({ code: 'identity/no-such-user' });
  });
}
