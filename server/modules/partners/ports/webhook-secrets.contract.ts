import type { WebhookSecrets } from './receivers.js';

export function webhookSecretsContract(secrets: WebhookSecrets): void {
  it('makes secrets as receivers take them, another each time', () => {
    const [one, other] = [secrets.make(), secrets.make()];
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/);
    expect(other).not.toBe(one);
  });

  it('opens what it sealed, for the same endpoint only', () => {
    const secret = secrets.make();
    const sealed = secrets.seal(secret, 'till');
    expect(secrets.open(sealed, 'till')).toBe(secret);
    expect(() => secrets.open(sealed, 'another')).toThrow();
  });
}
