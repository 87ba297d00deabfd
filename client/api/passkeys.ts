import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call, ProblemError } from './client';
import { withFreshProof } from './proof';
import type { components } from './schema';

type Schemas = components['schemas'];
export type Passkey = Schemas['PasskeyView'];
type Ceremony = Schemas['CeremonyView'];
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type SignInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The server has validated neither side yet, so the document only says object. */
const created = async ({ options }: Ceremony) => ({
  ...(await startRegistration({ optionsJSON: options as unknown as RegistrationOptions })),
});
const answered = async ({ options }: Ceremony) => ({
  ...(await startAuthentication({ optionsJSON: options as unknown as SignInOptions })),
});

/** Passkeys, with the WebAuthn library: import lazily. Each throws ProblemError, or the browser's error. */
export const passkeysApi = {
  signIn: async () => {
    const answer = await answered(await call('POST /api/v1/auth/passkeys/sign-in/options'));
    await call('POST /api/v1/auth/passkeys/sign-in', { body: { answer } });
  },
  prove: async () => {
    const answer = await answered(await call('POST /api/v1/auth/proofs/passkey/options'));
    await call('POST /api/v1/auth/proofs/passkey', { body: { answer } });
  },
  list: async (signal?: AbortSignal) => (await call('GET /api/v1/auth/passkeys', { signal })).items,
  add: async (): Promise<Passkey> => {
    const answer = await created(await withFreshProof(() => call('POST /api/v1/auth/passkeys/options')));
    return withFreshProof(() => call('POST /api/v1/auth/passkeys', { body: { answer } }));
  },
  rename: (id: string, name: string) => call('PUT /api/v1/auth/passkeys/{id}', { path: { id }, body: { name } }),
  remove: (id: string) => withFreshProof(() => call('DELETE /api/v1/auth/passkeys/{id}', { path: { id } })),
};

/** Why it didn’t work. Browsers don’t say whether someone cancelled or had no passkey. */
export function passkeyFault(error: unknown): string {
  if (error instanceof ProblemError) return error.message;
  const { name, code } = error as { name?: string; code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device already has a passkey for your account.';
  if (name === 'NotAllowedError') return 'No passkey was used. Try again, or choose another way.';
  return 'Passkeys don’t work in this browser. Please choose another way.';
}
