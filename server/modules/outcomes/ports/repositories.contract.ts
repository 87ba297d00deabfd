import { newId } from '../../../shared/kernel/index.js';
import { type BookingHook, type CollabLink, makeLink, unsaid } from '../domain/collab-link.js';
import type {
  BookingHooks,
  CollabLinks,
  HookSecrets,
  LinkClicks,
  SettingsRepository,
  SignedMessage,
} from './repositories.js';

const now = new Date('2026-11-27T19:00:00Z');

export const aLink = (some: Partial<CollabLink> = {}): CollabLink => ({
  ...makeLink({ id: newId(), brandId: newId(), influencerId: newId(), name: 'Maya Okoro' }, new Set(), now),
  ...some,
});

/** What every CollabLinks promises. */
export function collabLinksContract(links: () => CollabLinks): void {
  it('keeps one a Collab, also when both sides look at once', async () => {
    const link = aLink();
    const again = { ...aLink({ collabId: link.collabId, brandId: link.brandId }), word: 'MAYA2' };
    const kept = await Promise.all([link, again].map((each) => links().addOrFind(each)));
    expect(kept[0]).toEqual(kept[1]);
    expect(await links().ofCollab(link.collabId)).toEqual(kept[0]);
    expect(await links().ofCollab(newId())).toBeNull();
  });

  it('gives a word to one Collab of a brand, and to others of other brands', async () => {
    const link = aLink();
    await links().addOrFind(link);
    expect(await links().addOrFind(aLink({ brandId: link.brandId }))).toBeNull();
    expect(await links().addOrFind(aLink({ code: link.code }))).toBeNull();
    const elsewhere = aLink();
    expect(await links().addOrFind(elsewhere)).toEqual(elsewhere);
    expect(await links().ofBrand(link.brandId)).toEqual([link]);
    expect(await links().ofBrand(newId())).toEqual([]);
  });

  it('is found by its code, and within its brand by its word or code', async () => {
    const link = aLink();
    await links().addOrFind(link);
    expect(await links().byCode(link.code)).toEqual(link);
    expect(await links().byCode('nothing')).toBeNull();
    const said = (brandId: string, word: string, code: string) => links().said(brandId, { word, code });
    expect(await said(link.brandId, 'MAYA', 'maya')).toEqual(link);
    expect(await said(link.brandId, link.code.toUpperCase(), link.code)).toEqual(link);
    expect(await said(link.brandId, 'MAYA2', 'maya2')).toBeNull();
    expect(await said(newId(), 'MAYA', link.code)).toBeNull();
  });

  it('leads where the brand says, until it leads to the usual address again', async () => {
    const link = aLink();
    await links().addOrFind(link);
    for (const targetUrl of ['https://ember.example/menu', null]) {
      await links().lead(link.collabId, targetUrl);
      expect(await links().byCode(link.code)).toEqual({ ...link, targetUrl });
    }
  });
}

/** What every LinkClicks promises. */
export function linkClicksContract(clicks: () => LinkClicks): void {
  it('adds up the hours of a Collab, and counts clicks that come at once', async () => {
    const [one, other, without] = [newId(), newId(), newId()];
    await Promise.all([1, 2, 3].map(() => clicks().count(one, now)));
    await clicks().count(one, new Date('2026-11-27T20:00:00Z'));
    await clicks().count(other, now);
    expect(await clicks().totals([one, without])).toEqual(new Map([[one, 4]]));
    expect(await clicks().totals([])).toEqual(new Map());
  });
}

/** What every SettingsRepository promises. */
export function settingsRepositoryContract(settings: () => SettingsRepository): void {
  it('keeps what a brand said last', async () => {
    const brandId = newId();
    expect(await settings().of(brandId)).toEqual(unsaid(brandId));
    for (const said of [
      { brandId, targetUrl: 'https://ember.example/', marginPercent: 65 },
      { brandId, targetUrl: null, marginPercent: null },
    ]) {
      await settings().save(said);
      expect(await settings().of(brandId)).toEqual(said);
    }
  });
}

/** What every BookingHooks promises. */
export function bookingHooksContract(hooks: () => BookingHooks): void {
  const aHook = (brandId = newId()): BookingHook => ({
    ...{ id: newId(), brandId, sealedSecret: 'sealed', createdAt: new Date('2026-11-27T19:00:00Z') },
  });

  it('keeps one a brand, and forgets the one before', async () => {
    const [first, other] = [aHook(), aHook()];
    await hooks().replace(first);
    await hooks().replace(other);
    expect(await hooks().find(first.id)).toEqual(first);
    const second = aHook(first.brandId);
    await hooks().replace(second);
    expect(await hooks().find(first.id)).toBeNull();
    expect(await hooks().ofBrand(first.brandId)).toEqual(second);
    await hooks().remove(first.brandId);
    expect(await hooks().ofBrand(first.brandId)).toBeNull();
    expect(await hooks().find(other.id)).toEqual(other);
  });
}

export type Signs = (secret: string, id: string, at: Date, body: string) => SignedMessage;

/** What every HookSecrets promises. `signs` does what a booking system does. */
export function hookSecretsContract(secrets: HookSecrets, signs: Signs, now: () => Date): void {
  const hookOf = (secret: string) => {
    const id = newId();
    return { id, sealedSecret: secrets.seal(secret, id) };
  };
  const minutes = (some: number) => new Date(now().getTime() + some * 60_000);

  it('finds a hook in its address and in no other', () => {
    const id = newId();
    const token = secrets.tokenOf(id);
    expect(secrets.hookIn(token)).toBe(id);
    for (const wrong of ['', id, `${token}x`]) expect(secrets.hookIn(wrong)).toBeNull();
  });

  it('believes what its secret signed within five minutes, and nothing else', () => {
    const secret = secrets.make();
    const hook = hookOf(secret);
    const message = signs(secret, 'message 1', now(), '{"guests":[]}');
    expect(secrets.isSigned(message, hook)).toBe(true);
    expect(secrets.isSigned({ ...message, body: '{"guests":[1]}' }, hook)).toBe(false);
    expect(secrets.isSigned({ ...message, headers: {} }, hook)).toBe(false);
    expect(secrets.isSigned(message, hookOf(secrets.make()))).toBe(false);
    for (const some of [-6, 6]) expect(secrets.isSigned(signs(secret, 'm', minutes(some), '{}'), hook)).toBe(false);
  });
}
