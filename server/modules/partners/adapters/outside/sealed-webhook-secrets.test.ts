import { webhookSecretsContract } from '../../ports/webhooks.contract.js';
import { SealedWebhookSecrets } from './sealed-webhook-secrets.js';

const secrets = new SealedWebhookSecrets({ sessionSecret: 'a secret of this test, long enough' });

describe('sealed webhook secrets', () => {
  webhookSecretsContract(secrets);

  it('show nothing, and open with the key alone', () => {
    const secret = secrets.make();
    const sealed = secrets.seal(secret, 'till');
    expect(sealed).not.toContain(secret);
    const other = new SealedWebhookSecrets({ sessionSecret: 'another secret of this test' });
    expect(() => other.open(sealed, 'till')).toThrow();
  });
});
