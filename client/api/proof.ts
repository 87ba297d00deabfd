import { call } from './client';
import type { components } from './schema';
import { valueStore } from './value-store';

/** The server's response when it requires reauthentication. */
export const proofNeeded = 'identity/reauthentication-needed';

type Asked = Readonly<{ answer: (proven: boolean) => void }>;

/** The call that the dialog is for; at most one is open. */
export const proofRequests = valueStore<Asked | null>(null);

/** Opens the dialog. Resolves to whether the person has reauthenticated. */
function askForProof(): Promise<boolean> {
  proofRequests.now()?.answer(false);
  return new Promise((resolve) => {
    const request = {
      answer: (proven: boolean) => {
        if (proofRequests.now() === request) proofRequests.set(null);
        resolve(proven);
      },
    };
    proofRequests.set(request);
  });
}

const codeOf = (error: unknown): unknown => {
  const { code, body } = (error ?? {}) as { code?: unknown; body?: { code?: unknown } };
  return code ?? body?.code;
};

/**
 * Runs an action: if the server requires it, opens the dialog and then retries. Closing the dialog rethrows the
 * server's error.
 */
export async function withFreshProof<Answer>(action: () => Promise<Answer>): Promise<Answer> {
  try {
    return await action();
  } catch (error) {
    if (codeOf(error) !== proofNeeded || !(await askForProof())) throw error;
    return action();
  }
}

export type ProofWay = components['schemas']['ProofStateView']['ways'][number];

/** API calls. Each throws ProblemError. */
export const proofApi = {
  state: () => call('GET /api/v1/auth/proofs'),
  byPassword: (password: string) => call('POST /api/v1/auth/proofs/password', { body: { password } }),
  byCode: (code: string) => call('POST /api/v1/auth/proofs/code', { body: { code } }),
  mailLink: () => call('POST /api/v1/auth/proofs/links'),
  byLink: (token: string) => call('POST /api/v1/auth/proofs/links/confirm', { body: { token } }),
};
