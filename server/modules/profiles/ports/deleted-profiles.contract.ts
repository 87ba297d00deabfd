import { newId, theProduct } from '../../../shared/kernel/index.js';
import { type Deletion, deletionEvent } from '../domain/deletion.js';
import type { DeletedProfiles } from './deleted-profiles.js';

const now = new Date('2026-11-02T10:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

const aDeletion = (deletedAt = now): Deletion => ({
  profileUid: newId(),
  profileType: 'brand',
  deletedBy: newId(),
  deletedAt,
  erasedAt: null,
  mergedInto: null,
});

/** The contract of all DeletedProfiles. */
export function deletedProfilesContract(deleted: () => DeletedProfiles): void {
  const told = (deletion: Deletion) => deletionEvent(deletion, 'deleted', theProduct, now);

  it('R425: one of twenty who delete at once does it', async () => {
    const deletion = aDeletion();
    const answers = await Promise.all(Array.from({ length: 20 }, () => deleted().add(deletion, told(deletion))));

    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await deleted().find(deletion.profileUid)).toEqual(deletion);
    expect(await deleted().find(newId())).toBeNull();
  });

  it('R425: brings back, once', async () => {
    const deletion = aDeletion();
    await deleted().add(deletion);

    expect(await deleted().remove(deletion.profileUid)).toBe(true);
    expect(await deleted().find(deletion.profileUid)).toBeNull();
    expect(await deleted().remove(deletion.profileUid)).toBe(false);
  });

  it('R425: finds what is due, the oldest first, and never brings back what was erased', async () => {
    const [first, second, later] = [aDeletion(minutes(-3)), aDeletion(minutes(-2)), aDeletion(minutes(1))];
    for (const deletion of [second, later, first]) await deleted().add(deletion);

    expect(await deleted().due(minutes(-1), 10)).toEqual([first, second]);
    expect(await deleted().due(minutes(-1), 1)).toEqual([first]);
    expect(await deleted().erase(first.profileUid, now)).toBe(true);
    expect(await deleted().erase(first.profileUid, now)).toBe(false);
    expect(await deleted().due(minutes(-1), 10)).toEqual([second]);
    expect(await deleted().remove(first.profileUid)).toBe(false);
    expect(await deleted().find(first.profileUid)).toEqual({ ...first, erasedAt: now });
  });
}
