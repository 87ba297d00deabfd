import { call } from '../../api/client';
import { withFreshProof } from '../../api/proof';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type SecondFactor = Schemas['SecondFactorView'];
export type NewApp = Schemas['NewAppView'];

const root = '/api/v1/auth/second-factor';

/** The server's side of authenticator apps. Each throws ProblemError. */
export const secondFactorApi = {
  state: (signal?: AbortSignal) => call<SecondFactor>(root, { signal }),
  /** A secret for a new app. */
  begin: () => withFreshProof(() => call<NewApp>(`${root}/apps`, { method: 'POST' })),
  /** The first code of the new app; gives the recovery codes. */
  confirm: async (code: string) =>
    (await call<Schemas['RecoveryCodesView']>(`${root}/apps/confirm`, { body: { code } })).codes,
  renewRecoveryCodes: async () =>
    (await withFreshProof(() => call<Schemas['RecoveryCodesView']>(`${root}/recovery-codes`, { method: 'POST' })))
      .codes,
  remove: () => withFreshProof(() => call<void>(`${root}/remove`, { method: 'POST' })),
  /** The second step of a sign-in. */
  signIn: (code: string) => call<void>(`${root}/sign-in`, { body: { code } }),
};
