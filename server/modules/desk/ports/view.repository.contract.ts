import { newId } from '../../../shared/kernel/index.js';
import { type View } from '../domain/view.js';
import type { ViewRepository } from './view.repository.js';

/** What every ViewRepository promises. */
export function viewRepositoryContract(views: () => ViewRepository): void {
  const [alex, robin] = [newId(), newId()];
  const made = (more: Partial<View>): View => ({
    id: newId(),
    ownerId: alex,
    resource: 'brand-manager',
    name: 'London',
    query: { filter: { city: 'london' }, sort: { field: 'name', order: 'ASC' } },
    shared: false,
    createdAt: new Date('2026-11-23T09:00:00Z'),
    ...more,
  });

  it('shows one’s own and what colleagues share, of one list, by name', async () => {
    const own = made({});
    const shared = made({ name: 'Bath', shared: true, ownerId: robin });
    for (const view of [own, shared, made({ ownerId: robin, name: 'Theirs' }), made({ resource: 'user-explorer' })])
      await views().add(view);
    expect(await views().visibleTo(alex, 'brand-manager')).toEqual([shared, own]);
  });

  it('keeps one of a name, whatever its capitals', async () => {
    await expect(views().add(made({ name: 'LONDON' }))).rejects.toMatchObject({ code: 'desk/view-name-taken' });
  });

  it('is removed by its owner alone', async () => {
    const view = made({ name: 'Gone', shared: true });
    await views().add(view);
    expect(await views().remove(robin, view.id)).toBe(false);
    expect(await views().remove(alex, view.id)).toBe(true);
    expect(await views().remove(alex, view.id)).toBe(false);
  });
}
