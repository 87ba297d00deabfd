import { type Actor, newId } from '../../../shared/kernel/index.js';
import { makeLink, mostLinks, revokeLink } from '../domain/report-link.js';
import type { ReportLinkRepository } from './report-link.repository.js';

const now = new Date('2027-01-20T12:00:00.000Z');

/** What every ReportLinkRepository promises. */
export function reportLinkRepositoryContract(repository: () => ReportLinkRepository): void {
  const brandId = newId();
  const brand: Actor = { userId: newId(), role: 'brand', profile: { type: 'brand', uid: brandId } };
  const stored = async (at = now, ofBrand = brandId) => {
    const wanted = { title: 'For the board', period: { rollingDays: 30 }, withCosts: true, daysValid: 7 };
    const [link, event] = makeLink(ofBrand, wanted, newId(), brand, at);
    await repository().add(link, event);
    return link;
  };

  it('gives back what was stored, by id and by hash', async () => {
    const link = await stored();
    expect(await repository().get(link.id)).toEqual(link);
    expect(await repository().byHash(link.tokenHash)).toEqual(link);
    expect(await repository().byHash('of nobody')).toBeNull();
    await expect(repository().get(newId())).rejects.toMatchObject({ code: 'analytics/link-not-found' });
  });

  it('lists those of a brand that are not revoked, the newest first', async () => {
    const [older, newer, gone] = [await stored(), await stored(new Date(now.getTime() + 1_000)), await stored()];
    await repository().revoke(...revokeLink(gone, brand, now)!);
    expect((await repository().get(gone.id)).revokedAt).toEqual(now);
    const ids = (await repository().ofBrand(brandId)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([newer.id, older.id]));
    expect(ids.indexOf(newer.id)).toBeLessThan(ids.indexOf(older.id));
    expect(ids).not.toContain(gone.id);
  });

  it('lets a brand share so many and no more, however many come at once; one that is revoked makes room', async () => {
    const another = newId();
    const attempts = Array.from({ length: mostLinks + 5 }, () => stored(now, another));
    const answers = await Promise.allSettled(attempts);
    const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(made).toHaveLength(mostLinks);
    await expect(stored(now, another)).rejects.toMatchObject({ code: 'analytics/too-many-links' });
    const ofAnother: Actor = { ...brand, profile: { type: 'brand', uid: another } };
    await repository().revoke(...revokeLink(made[0]!, ofAnother, now)!);
    expect((await stored(now, another)).brandId).toBe(another);
  });
}
