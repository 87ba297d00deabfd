import { everythingAllowed, nothingAllowed } from '../../../contract/consent.js';
import { recordConsent } from '../domain/consent.js';
import type { ConsentRepository } from './consent.repository.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));

/** What every ConsentRepository promises. `person` answers the id of somebody new; `count` how many answers are kept of them. */
export function consentRepositoryContract(
  world: () => { consents: ConsentRepository; person(): Promise<string>; count(userId: string): Promise<number> },
): void {
  it('knows nothing of who was never asked', async () => {
    expect(await world().consents.newestOf(await world().person())).toBeNull();
  });

  it('says what holds now, and keeps what held before', async () => {
    const { consents, person, count } = world();
    const userId = await person();
    await consents.add(recordConsent(userId, 1, everythingAllowed, at(1)));
    const newest = recordConsent(userId, 2, { ...nothingAllowed, heatMap: true }, at(2));
    await consents.add(newest);
    expect(await consents.newestOf(userId)).toEqual(newest);
    expect(await count(userId)).toBe(2);
  });
}
