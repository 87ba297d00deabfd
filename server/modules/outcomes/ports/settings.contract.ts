import { newId } from '../../../shared/kernel/index.js';
import { type BookingHook, unsaid } from '../domain/settings.js';
import type { BookingHooks, HookSecrets, SettingsRepository, SignedMessage } from './settings.js';

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
