import { brandActor, brandId, monday } from '../../../../test/support/collabs.js';
import { newId } from '../../../shared/kernel/index.js';
import { makeLink, tryPin, withPin } from '../domain/check-in-link.js';
import type { CheckInLinkRepository } from './check-in-link.repository.js';

export function checkInLinkRepositoryContract(repository: () => CheckInLinkRepository): void {
  const stored = (venueId: string | null = newId()) =>
    repository().save(withPin(makeLink(brandId, venueId, brandActor, monday), 'hash'));

  it('gives back what was stored, by itself, by its venue and by its brand', async () => {
    const link = await stored();
    expect(link.version).toBe(1);
    expect(await repository().find(link.id)).toEqual(link);
    expect(await repository().ofVenue(brandId, link.venueId)).toEqual(link);
    expect(await repository().ofBrand(brandId)).toContainEqual(link);
  });

  it('keeps one for all places apart', async () => {
    await stored();
    expect(await repository().ofVenue(brandId, null)).toBeNull();
    const all = await stored(null);
    expect(await repository().ofVenue(brandId, null)).toEqual(all);
    await repository().remove(all.id);
    expect(await repository().find(all.id)).toBeNull();
  });

  it('keeps one link a venue', async () => {
    const { venueId } = await stored();
    await expect(stored(venueId)).rejects.toMatchObject({ code: 'collabs/door-busy' });
  });

  it('of many guesses at once one counts', async () => {
    const link = await stored();
    const guesses = await Promise.allSettled(
      Array.from({ length: 10 }, () => repository().save(tryPin(link, false, monday))),
    );
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await repository().find(link.id))!.failed).toBe(1);
  });
}
