import { Authenticator } from '../../../../../test/support/authenticator.js';
import { newPasskey } from '../../domain/passkey.js';
import { SimpleWebAuthnPasskeyCeremonies } from './simple-web-authn-passkey-ceremonies.js';

const publicUrl = 'https://tastemaker.example';
const jane = { id: '01900000-0000-7000-8000-000000000001', email: 'jane@example.com', name: 'Jane' };
const now = new Date('2026-11-02T10:00:00Z');

const warnings: string[] = [];
const ceremonies = new SimpleWebAuthnPasskeyCeremonies({ publicUrl }, { warn: (text: string) => warnings.push(text) });
const options = (given: object) =>
  given as { challenge: string; rpId: string; rp: { id: string }; user: { id: string } };

async function registered() {
  const phone = new Authenticator(publicUrl);
  const { challenge, options: asked } = await ceremonies.toRegister(jane, []);
  const credential = await ceremonies.register(phone.register(options(asked)), challenge);
  return { phone, passkey: newPasskey(jane.id, credential!, 'Phone', now) };
}

describe('registering', () => {
  it('asks for a discoverable passkey with a verified user, and not for one that there is', async () => {
    const { passkey } = await registered();
    const { options: asked } = await ceremonies.toRegister(jane, [passkey]);
    expect(asked).toMatchObject({
      rp: { id: 'tastemaker.example', name: 'Tastemaker' },
      user: { name: 'jane@example.com', displayName: 'Jane' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: passkey.credentialId, transports: ['internal'] }],
      attestation: 'none',
    });
  });

  it.each([
    ['another site', { origin: 'https://tastemaker.example.evil.test' }],
    ['an unverified user', { verified: false }],
  ])('refuses %s', async (_, lie) => {
    const { challenge, options: asked } = await ceremonies.toRegister(jane, []);
    const answer = new Authenticator(publicUrl).register(options(asked), lie);
    expect(await ceremonies.register(answer, challenge)).toBeNull();
  });

  it('refuses the answer to another challenge', async () => {
    const { options: asked } = await ceremonies.toRegister(jane, []);
    const { challenge } = await ceremonies.toRegister(jane, []);
    expect(await ceremonies.register(new Authenticator(publicUrl).register(options(asked)), challenge)).toBeNull();
  });
});

describe('signing in', () => {
  it('takes the signature of the passkey, names its challenge, and answers the new counter', async () => {
    const { phone, passkey } = await registered();
    const { challenge, options: asked } = await ceremonies.toSignIn([]);
    expect(asked).toMatchObject({ rpId: 'tastemaker.example', userVerification: 'required', allowCredentials: [] });
    const answer = phone.answer(options(asked));
    expect(ceremonies.claimsOf(answer)).toEqual({ credentialId: passkey.credentialId, challenge });
    expect(await ceremonies.verify(answer, challenge, passkey)).toBe(1);
  });

  it.each([
    ['another site', { origin: 'https://evil.test' }],
    ['a passkey for another site', { rpId: 'evil.test' }],
    ['an unverified user', { verified: false }],
    ['another user', { userHandle: Buffer.from('someone-else').toString('base64url') }],
    ['a counter that went back', { counter: 4 }],
  ])('refuses %s, and our log says why', async (_, lie) => {
    const { phone, passkey } = await registered();
    const { challenge, options: asked } = await ceremonies.toSignIn([passkey]);
    expect(
      await ceremonies.verify(phone.answer(options(asked), lie), challenge, { ...passkey, counter: 5 }),
    ).toBeNull();
  });

  it('refuses the signature of another key', async () => {
    const { passkey } = await registered();
    const { phone: other } = await registered();
    const { challenge, options: asked } = await ceremonies.toSignIn([]);
    expect(await ceremonies.verify(other.answer(options(asked)), challenge, passkey)).toBeNull();
  });

  it.each([{}, { id: 'x' }, { id: 'x', response: { clientDataJSON: 'bm90IGpzb24' } }, { id: 1, response: null }])(
    'makes nothing of %j',
    (answer) => expect(ceremonies.claimsOf(answer)).toBeNull(),
  );
});
