import { call } from '../../api/client';
import { withFreshProof } from '../../api/proof';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type SecondFactor = Schemas['SecondFactorView'];
export type NewApp = Schemas['NewAppView'];

/** API calls for authenticator apps. Each throws ProblemError. */
export const secondFactorApi = {
  state: (signal?: AbortSignal) => call('GET /api/v1/auth/second-factor', { signal }),
  /** A secret for a new app. */
  begin: () => withFreshProof(() => call('POST /api/v1/auth/second-factor/apps')),
  /** Confirms the new app with its first code; returns the recovery codes. */
  confirm: async (code: string) =>
    (await call('POST /api/v1/auth/second-factor/apps/confirm', { body: { code } })).codes,
  renewRecoveryCodes: async () =>
    (await withFreshProof(() => call('POST /api/v1/auth/second-factor/recovery-codes'))).codes,
  remove: () => withFreshProof(() => call('POST /api/v1/auth/second-factor/remove')),
  /** The second step of a sign-in. */
  signIn: (code: string) => call('POST /api/v1/auth/second-factor/sign-in', { body: { code } }),
};
