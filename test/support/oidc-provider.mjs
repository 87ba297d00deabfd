// A real OpenID Connect provider (the package oidc-provider) in a separate process, controlled by its parent: who signs
// in there, when to rotate keys, and which false claims to issue.
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, decodeJwt } from 'jose';
import Provider from 'oidc-provider';

const [, , port, clientId, clientSecret, callback] = process.argv;
const issuer = `http://localhost:${port}`;

let current;
let key;
let keys = 0;
/** The person at the provider's sign-in page; null refuses. */
let account = null;
/** False claims for the next tokens. */
let lies = {};
let asked = 0;

async function renew() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  key = { privateKey, kid: `key-${++keys}` };
  const jwk = { ...(await exportJWK(privateKey)), kid: key.kid, alg: 'RS256', use: 'sig' };
  current = makeProvider([jwk]);
}

function makeProvider(jwks) {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callback],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: jwks },
    cookies: { keys: ['a key for this test only'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...accounts.get(id), sub: id }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.path !== '/token' || !context.body?.id_token || Object.keys(lies).length === 0) return;
    const { nonce, ...claims } = { ...decodeJwt(context.body.id_token), ...lies };
    const statement = new SignJWT(nonce === null ? claims : { nonce, ...claims });
    context.body.id_token = await statement.setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey);
  });
  return provider;
}

const accounts = new Map();

async function interact(request, response) {
  asked++;
  if (!account) return current.interactionFinished(request, response, { error: 'access_denied' });
  accounts.set(account.sub, account);
  return current.interactionFinished(request, response, { login: { accountId: account.sub } });
}

const orders = {
  signInAs: (who) => void (account = who),
  lie: (about) => void (lies = about),
  rotate: renew,
  asked: () => asked,
};

process.on('message', async ({ order, value }) => process.send({ done: order, answer: await orders[order](value) }));

await renew();
createServer((request, response) =>
  request.url.startsWith('/interaction/') ? interact(request, response) : current.callback()(request, response),
).listen(Number(port), '127.0.0.1', () => process.send({ done: 'ready' }));
