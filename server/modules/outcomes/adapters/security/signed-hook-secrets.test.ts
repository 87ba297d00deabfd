import { Webhook } from 'standardwebhooks';
import { hookSecretsContract, type Signs } from '../../ports/settings.contract.js';
import { SignedHookSecrets } from './signed-hook-secrets.js';

const signs: Signs = (secret, id, at, body) => ({
  body,
  headers: {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  },
});

describe('SignedHookSecrets', () =>
  hookSecretsContract(
    new SignedHookSecrets({ sessionSecret: 'a secret of this test, long enough' }),
    signs,
    () => new Date(),
  ));
