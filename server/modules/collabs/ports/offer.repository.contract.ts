import { anOffer, brandActor, monday } from '../../../../test/support/collabs.js';
import { moveOffer } from '../domain/offer.js';
import type { OfferRepository } from './offer.repository.js';

export function offerRepositoryContract(repository: () => OfferRepository): void {
  it('gives back what was stored, at its next version', async () => {
    const saved = await repository().save(anOffer());
    expect(saved.version).toBe(1);
    expect(await repository().get(saved.id)).toEqual(saved);
  });

  it('does not know what was never stored', async () => {
    await expect(repository().get(anOffer().id)).rejects.toMatchObject({ code: 'collabs/offer-not-found' });
  });

  it('finds what a brand still offers, paused or not', async () => {
    const [live, paused, ended] = await Promise.all([1, 2, 3].map(() => repository().save(anOffer())));
    const nowPaused = await repository().save(...moveOffer(paused!, 'pause', brandActor, monday));
    await repository().save(...moveOffer(ended!, 'end', brandActor, monday));
    const running = await repository().runningOf(live!.brandId);
    expect(running).toEqual(expect.arrayContaining([live, nowPaused]));
    expect(running.map(({ id }) => id)).not.toContain(ended!.id);
  });

  it('of two changes at once one stays', async () => {
    const saved = await repository().save(anOffer());
    const changes = await Promise.allSettled([
      repository().save(...moveOffer(saved, 'pause', brandActor, monday)),
      repository().save(...moveOffer(saved, 'end', brandActor, monday)),
    ]);
    expect(changes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(changes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'collabs/offer-stale' },
    });
  });
}
