import { IdentityApi } from '../../server/modules/identity/index.js';
import { OutsideIdentityRepository } from '../../server/modules/identity/ports/identity-provider.js';
import { TestApp } from '../support/app.js';
import { OutsideProvider, type ProviderBrowser } from '../support/outside-provider.js';
import type { Answer, Visitor } from '../support/visitor.js';

const publicUrl = 'http://localhost:3000';
const leave = '/api/v1/auth/outside';

let outside: OutsideProvider;
let product: TestApp;

beforeAll(async () => {
  outside = await OutsideProvider.start(publicUrl);
  product = await TestApp.start({ oidc: outside.settings });
});
beforeEach(async () => {
  await outside.open();
  await outside.lie({});
});
afterAll(async () => {
  await product?.stop();
  await outside?.close();
});

let number = 0;

/** Someone with an account who hasn't signed in yet, and the provider's claims about them. */
async function aPerson() {
  const sub = `person-${++number}`;
  const email = `${sub}@example.test`;
  const { userId } = await product.app.get(IdentityApi, { strict: false }).createUser({ email, name: sub });
  return { userId, account: { sub, email, email_verified: true } };
}

/** Starts a sign-in at the provider. Returns the callback, not yet followed. */
async function wayBack(visitor: Visitor, browser: ProviderBrowser = outside.browser()): Promise<string> {
  const { status, body } = await visitor.post(leave);
  expect(status).toBe(200);
  const { pathname, search } = await browser.follow(body.address);
  return pathname + search;
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/v1/auth/password')).status === 200;
const leadTo = (answer: Answer) => [answer.status, answer.headers.location];

/** Everything from the button to the next page. */
async function signIn(visitor = product.visitor(), browser?: ProviderBrowser) {
  const answer = await visitor.get(await wayBack(visitor, browser));
  return { visitor, answer };
}

/** Comes back without being signed in. */
async function expectRefused(reason: string, visitor = product.visitor()): Promise<void> {
  const { answer } = await signIn(visitor);
  expect(leadTo(answer)).toEqual([303, `/app/login?outside=${reason}`]);
  expect(await isSignedIn(visitor)).toBe(false);
}

describe('sign-in at an outside provider', () => {
  it('R10: is offered under the name that the operator gives it', async () => {
    expect((await product.visitor().get('/api/v1/settings')).body.outsideSignIn).toBe('Acme');
  });

  it('R10, R108: signs in whom we know, and leads to the portal', async () => {
    const { account } = await aPerson();
    await outside.signInAs(account);
    const { visitor, answer } = await signIn();
    expect(leadTo(answer)).toEqual([303, '/app']);
    expect(await isSignedIn(visitor)).toBe(true);
    expect(visitor.cookie()).not.toContain('outside');
  });

  it('R95: makes no account', async () => {
    await outside.signInAs({ sub: 'stranger', email: 'stranger@example.test', email_verified: true });
    await expectRefused('user-not-found');
    await expectRefused('user-not-found');
  });

  it('takes no email address that the provider has not verified', async () => {
    const { account, userId } = await aPerson();
    await outside.signInAs({ ...account, email_verified: false });
    await expectRefused('email-not-verified');
    await outside.signInAs({ sub: account.sub });
    await expectRefused('email-not-verified');
    const { issuer } = outside.settings;
    expect(await product.app.get(OutsideIdentityRepository, { strict: false }).subjectOf(userId, issuer)).toBeNull();
  });

  it('takes no second account with the same address', async () => {
    const { account } = await aPerson();
    await outside.signInAs(account);
    await signIn();
    await outside.signInAs({ ...account, sub: 'somebody-else' });
    await expectRefused('other-subject');
  });

  it('R113: opens nothing for a disabled account', async () => {
    const staff = await product.newStaff('super-user');
    const { account, userId } = await aPerson();
    expect((await staff.post(`/api/v1/admin/user-explorer/${userId}/disable`)).status).toBe(200);
    await outside.signInAs(account);
    await expectRefused('user-disabled');
  });

  it('is believed for our own client and from its own issuer only', async () => {
    await outside.signInAs((await aPerson()).account);
    for (const lie of [{ aud: 'another-client' }, { iss: 'https://evil.example' }, { nonce: 'another' }]) {
      await outside.lie(lie);
      await expectRefused('not-vouched');
    }
  });

  it('still works when the provider takes new keys', async () => {
    await outside.signInAs((await aPerson()).account);
    await signIn();
    await outside.rotateKeys();
    expect(leadTo((await signIn()).answer)).toEqual([303, '/app']);
  });

  it('says nothing to someone who changed their mind', async () => {
    await outside.signInAs(null);
    const { visitor, answer } = await signIn();
    expect(leadTo(answer)).toEqual([303, '/app/login']);
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe('the way back', () => {
  const refused = [303, '/app/login?outside=not-vouched'];
  beforeEach(async () => void (await outside.signInAs((await aPerson()).account)));

  it('works in the browser that left only: another’s would be signed in as someone else', async () => {
    const attacker = product.visitor();
    const stolen = await wayBack(attacker);
    const victim = product.visitor();
    expect(leadTo(await victim.get(stolen))).toEqual(refused);
    await victim.post(leave); // with their own callback
    expect(leadTo(await victim.get(stolen))).toEqual(refused);
    expect(await isSignedIn(victim)).toBe(false);
  });

  it('needs the state it left with', async () => {
    for (const change of ['state=guessed', '']) {
      const visitor = product.visitor();
      const back = (await wayBack(visitor)).replace(/state=[^&]*/, change);
      expect(leadTo(await visitor.get(back))).toEqual(refused);
    }
  });

  it('works once, even for someone who has kept everything', async () => {
    const visitor = product.visitor();
    const back = await wayBack(visitor);
    const kept = visitor.cookie();
    expect(leadTo(await visitor.get(back))).toEqual([303, '/app']);
    expect(leadTo(await visitor.get(back))).toEqual(refused);
    expect(leadTo(await product.visitor().get(back, { cookie: kept }))).toEqual(refused);
  });

  it('cannot be made up', async () => {
    const visitor = product.visitor();
    const [name] = /tastemaker-outside/.exec(await wayBack(visitor).then(() => visitor.cookie()))!;
    const forged = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const claims = Buffer.from(JSON.stringify({ state: 's', nonce: 'n', verifier: 'v' })).toString('base64url');
    const answer = await product
      .visitor()
      .get(`${leave}/callback?code=c&state=s`, { cookie: `${name}=${forged}.${claims}.` });
    expect(leadTo(answer)).toEqual(refused);
  });

  it('is no session, and a session is no way back', async () => {
    const visitor = product.visitor();
    const back = await wayBack(visitor);
    const journey = /tastemaker-outside=([^;]+)/.exec(visitor.cookie())![1]!;
    const headers = { cookie: `tastemaker=${journey}` };
    expect((await product.visitor().get('/api/v1/auth/password', headers)).status).toBe(401);

    await visitor.get(back);
    const session = /tastemaker=([^;]+)/.exec(visitor.cookie())![1]!;
    const other = product.visitor();
    const again = await wayBack(other);
    expect(leadTo(await product.visitor().get(again, { cookie: `tastemaker-outside=${session}` }))).toEqual(refused);
  });

  it('begins on our own pages only', async () => {
    const answer = await product.visitor().post(leave, {}, { origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'request/foreign-origin' } });
  });
});

describe('signing out', () => {
  it('R152: ends our session, and the provider asks who is there before the next', async () => {
    const { account } = await aPerson();
    await outside.signInAs(account);
    const browser = outside.browser();
    const { visitor } = await signIn(undefined, browser);
    const asked = await outside.timesAsked();
    await signIn(visitor, browser);
    expect(await outside.timesAsked()).toBe(asked); // it remembers

    expect((await visitor.post('/api/v1/auth/sign-out')).status).toBe(200);
    expect(await isSignedIn(visitor)).toBe(false);
    await signIn(visitor, browser);
    expect(await outside.timesAsked()).toBe(Number(asked) + 1);
    expect(await isSignedIn(visitor)).toBe(true);

    await signIn(visitor, browser);
    expect(await outside.timesAsked()).toBe(Number(asked) + 1); // asked once, not for ever
  });
});

describe('a provider that is away', () => {
  it('is reported, and emailed links still work', async () => {
    const { account } = await aPerson();
    await outside.signInAs(account);
    const visitor = product.visitor();
    const back = await wayBack(visitor);
    await outside.close();
    expect(leadTo(await visitor.get(back))).toEqual([303, '/app/login?outside=provider-away']);

    await visitor.signIn(account.email);
    expect(await isSignedIn(visitor)).toBe(true);
  });
});

describe('without a provider', () => {
  it('R10: nothing is offered, and nobody leaves or comes back', async () => {
    const plain = await TestApp.start();
    try {
      const visitor = plain.visitor();
      expect((await visitor.get('/api/v1/settings')).body.outsideSignIn).toBeNull();
      expect(await visitor.post(leave)).toMatchObject({ status: 404, body: { code: 'identity/no-provider' } });
      const back = await visitor.get(`${leave}/callback?code=c&state=s`);
      expect(leadTo(back)).toEqual([303, '/app/login?outside=not-vouched']);
      await visitor.post('/api/v1/auth/sign-out');
      expect(visitor.cookie()).toBe('');
    } finally {
      await plain.stop();
    }
  });

  it('two products in one process know their own sessions', async () => {
    const other = await TestApp.start();
    try {
      const [here, there] = [
        await product.newInfluencer('here@example.test', 'Here', 'here'),
        await other.newInfluencer('there@example.test', 'There', 'there'),
      ];
      for (const visitor of [here, there, here]) expect(await isSignedIn(visitor)).toBe(true);
      const cookie = there.cookie();
      expect((await product.visitor().get('/api/v1/auth/password', { cookie })).status).toBe(401);
    } finally {
      await other.stop();
    }
  });
});
