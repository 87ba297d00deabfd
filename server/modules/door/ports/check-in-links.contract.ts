import { brandActor, brandId, monday } from '../../../../test/support/collabs.js';
import { newId } from '../../../shared/kernel/index.js';
import { makeLink, tryPin, withPin } from '../domain/check-in-link.js';
import type { CheckInSecrets, CheckInLinkRepository } from './check-in-links.js';

const now = new Date('2026-11-23T19:00:10Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

/** The contract of every CheckInSecrets. */
export function checkInSecretsContract(secrets: () => CheckInSecrets): void {
  it('shows a code of eight characters that changes when it ends, and knows how old each is for an hour', () => {
    const collabId = newId();
    const { code, endsAt } = secrets().codeOf(collabId, now);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(endsAt > now).toBe(true);
    expect(secrets().codeOf(collabId, new Date(endsAt.getTime() - 1)).code).toBe(code);
    expect(secrets().codeOf(collabId, endsAt).code).not.toBe(code);
    expect([now, endsAt, after(3_700)].map((at) => secrets().ageOf(code, collabId, at))).toEqual([0, 1, null]);
    expect(secrets().ageOf(` ${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`, collabId, now)).toBe(0);
    expect(secrets().ageOf(code, newId(), now)).toBeNull();
    for (const length of [4, 5, 7]) expect(secrets().ageOf(code.slice(-length), collabId, now)).toBe(0);
    expect(secrets().ageOf(code.slice(-4), collabId, endsAt)).toBe(1);
    for (const end of [code.slice(-3), code.slice(0, 4), '']) expect(secrets().ageOf(end, collabId, now)).toBeNull();
    expect(secrets().ageOf(secrets().codeOf(collabId, endsAt).code, collabId, now)).toBeNull();
  });

  it('finds a link in its address and in no other', () => {
    const linkId = newId();
    const token = secrets().tokenOf(linkId);
    expect(secrets().tokenOf(linkId)).toBe(token);
    expect(secrets().linkIn(token)).toBe(linkId);
    for (const wrong of [linkId, '', `${token}x`]) expect(secrets().linkIn(wrong)).toBeNull();
  });

  it('signs for one thing, until it ends', () => {
    const pass = secrets().sign('this', after(60));
    expect(secrets().endOf(pass, 'this', after(59))).toEqual(after(60));
    expect(secrets().endOf(pass, 'this', after(60))).toBeNull();
    for (const [wrong, what] of [[pass, 'that'], [`${pass}x`, 'this'], ['', 'this']] as const)
      expect(secrets().endOf(wrong, what, now)).toBeNull();
  }); // prettier-ignore

  it('gives a phone its part of a key, 32 bytes, the same until the PIN changes', () => {
    const linkId = newId();
    const key = secrets().keyFor(linkId, 'hash');
    expect(atob(key)).toHaveLength(32);
    expect(secrets().keyFor(linkId, 'hash')).toBe(key);
    for (const other of [secrets().keyFor(linkId, 'another'), secrets().keyFor(newId(), 'hash')]) expect(other).not.toBe(key);
  }); // prettier-ignore

  it('makes PINs of six digits, hashes them for one link alone, and knows them again', () => {
    const [linkId, pin] = [newId(), secrets().newPin()];
    expect(pin).toMatch(/^\d{6}$/);
    expect(secrets().hashOf(linkId, pin)).toBe(secrets().hashOf(linkId, pin));
    expect(secrets().hashOf(linkId, pin)).not.toContain(pin);
    expect(secrets().hashOf(linkId, pin)).not.toBe(secrets().hashOf(newId(), pin));
    expect(secrets().isPin(pin, linkId, secrets().hashOf(linkId, pin))).toBe(true);
    for (const [typed, id] of [
      ['000000x', linkId],
      [pin, newId()],
    ] as const)
      expect(secrets().isPin(typed, id, secrets().hashOf(linkId, pin))).toBe(false);
  });
}

export function checkInLinkRepositoryContract(repository: () => CheckInLinkRepository): void {
  const stored = (venueId: string | null = newId()) =>
    repository().save(withPin(makeLink(brandId, venueId, brandActor, monday), 'hash'));

  it('is found by its token, by its venue and by its brand', async () => {
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
