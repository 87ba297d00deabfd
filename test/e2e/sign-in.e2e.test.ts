import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import type { Answer, Visitor } from '../support/visitor.js';

const words = 'four words of mine';
const wrong = 'not these words';

let product: TestApp;
let staff: Visitor;

/**
 * The product in this configuration for one describe block; one runs at a time, since passport supports one in a
 * process.
 */
function withProduct(more: Parameters<typeof TestApp.start>[0] = {}): void {
  beforeAll(async () => {
    product = await TestApp.start(more);
    staff = await product.newStaff('super-user');
  });
  afterAll(() => product?.stop());
}

let number = 0;

/** Someone with a password, who has signed in by link to set it. */
async function personWithPassword(): Promise<{ email: string; visitor: Visitor }> {
  const name = `person-${++number}`;
  const email = `${name}@example.test`;
  const visitor = await product.newInfluencer(email, name, name);
  await visitor.post('/api/v1/auth/password/change', { password: words });
  return { email, visitor };
}

const signIn = (email: string, password: string): Promise<Answer> =>
  product.visitor().post('/api/v1/auth/password', { email, password });

const codeOf = ({ status, body }: Answer) => [status, body.code];

async function disable(email: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const [user] = (await staff.get(`/api/v1/admin/user-explorer?filter=${filter}`)).body;
  expect((await staff.post(`/api/v1/admin/user-explorer/${user.id}/disable`)).status).toBe(200);
}

type Mail = { subject: string; text: string };

/** The token in the email triggered by this request; they read it in their own browser. */
async function mailedToken(visitor: Visitor, email: string, request: 'links' | 'password-resets'): Promise<string> {
  const mails = async () => (await visitor.get<Mail[]>(`/sandbox/api/mail?to=${encodeURIComponent(email)}`)).body;
  const before = (await mails()).length;
  expect((await visitor.post(`/api/v1/auth/${request}`, { email })).status).toBe(200);
  const [mail] = await eventually(async () => {
    const now = await mails();
    return now.length > before && now;
  });
  return /\?token=([\w-]+)/.exec(mail!.text)![1]!;
}

describe('sign-in by password', () => {
  withProduct();

  it('R107, R108: the right one opens a session, whatever the email’s capitals', async () => {
    const { email } = await personWithPassword();
    const visitor = product.visitor();
    expect(
      (await visitor.post('/api/v1/auth/password', { email: ` ${email.toUpperCase()}`, password: words })).status,
    ).toBe(200);
    expect((await visitor.get('/api/v1/collabs')).status).toBe(200);
  });

  it('R109: a wrong one', async () => {
    const { email } = await personWithPassword();
    expect(codeOf(await signIn(email, wrong))).toEqual([401, 'identity/wrong-password']);
  });

  it('R109: any one, where none has been set', async () => {
    await product.newInfluencer('links-only@example.test', 'Lin', 'links.only');
    expect(codeOf(await signIn('links-only@example.test', words))).toEqual([401, 'identity/wrong-password']);
  });

  it('R110: an email address that nobody has', async () => {
    expect(codeOf(await signIn('nobody@example.test', words))).toEqual([401, 'identity/user-not-found']);
  });

  it('R111: what is no email address', async () => {
    for (const typed of ['jane@example', 'jane@example.1'])
      expect(codeOf(await signIn(typed, words))).toEqual([400, 'identity/invalid-email']);
  });

  it('R113: a disabled account, to who knows the password; its sessions end at once', async () => {
    const { email, visitor } = await personWithPassword();
    await disable(email);
    expect(codeOf(await signIn(email, words))).toEqual([401, 'identity/user-disabled']);
    expect(codeOf(await signIn(email, wrong))).toEqual([401, 'identity/wrong-password']);
    expect((await visitor.get('/api/v1/collabs')).status).toBe(401);
  });

  it('R114: a request that is none of these', async () => {
    const answer = await product.visitor().post('/api/v1/auth/password', { email: 'jane@example.test' });
    expect(codeOf(answer)).toEqual([400, 'request/invalid']);
  });

  it('no failure sets a cookie', async () => {
    const { email } = await personWithPassword();
    for (const [typed, password] of [
      [email, wrong],
      ['nobody@example.test', words],
      ['jane', words],
    ] as const) {
      const visitor = product.visitor();
      await visitor.post('/api/v1/auth/password', { email: typed, password });
      expect(visitor.cookie()).toBe('');
    }
  });
});

describe('with AUTH_ERROR_MODE=generic', () => {
  withProduct({ authErrorMode: 'generic' });

  it('R114: a wrong password, an unknown email and a disabled account have one face', async () => {
    const { email } = await personWithPassword();
    const { email: disabled } = await personWithPassword();
    await disable(disabled);
    const answers = [
      await signIn(email, wrong),
      await signIn('nobody@example.test', words),
      await signIn(disabled, words),
    ];
    for (const answer of answers) expect(codeOf(answer)).toEqual([401, 'identity/sign-in-failed']);
    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1);
    expect((await signIn(email, words)).status).toBe(200);
  });
});

describe('guessing', () => {
  withProduct({ signInLimits: true });

  it('R112, R120: five failures close an account for passwords, and a new password by mail opens it', async () => {
    const { email } = await personWithPassword();
    for (let time = 0; time < 5; time++) expect((await signIn(email, wrong)).status).toBe(401);
    expect(codeOf(await signIn(email, words))).toEqual([429, 'identity/too-many-requests']);

    const visitor = product.visitor();
    const token = await mailedToken(visitor, email, 'password-resets');
    const reset = { token, email, password: 'five other words of mine' };
    expect((await visitor.post('/api/v1/auth/password-resets/complete', reset)).status).toBe(200);
    expect((await signIn(email, reset.password)).status).toBe(200);
  });

  it('R119: an account that does not exist is closed alike', async () => {
    const attempt = () => signIn('nobody@example.test', wrong);
    for (let time = 0; time < 5; time++) expect((await attempt()).status).toBe(401);
    expect(codeOf(await attempt())).toEqual([429, 'identity/too-many-requests']);
  });

  it('R101: the sixth link within 15 minutes is refused, also to an address without an account', async () => {
    for (const email of ['nobody-else@example.test', (await personWithPassword()).email]) {
      const ask = (page: string) => product.visitor().post(`/api/v1/auth/${page}`, { email });
      let last = await ask('links');
      for (let time = 0; time < 5; time++) last = await ask(time % 2 ? 'links' : 'password-resets');
      expect(codeOf(last)).toEqual([429, 'identity/too-many-requests']);
    }
  });
});

describe('sign-in by link', () => {
  withProduct();

  const verify = (token: string, email: string, visitor = product.visitor()) =>
    visitor.post('/api/v1/auth/links/verify', { token, email });
  const notValid = [401, 'identity/link-not-valid'];

  /** Someone who has requested a link, and its token. */
  async function personWithLink() {
    const person = await personWithPassword();
    return { ...person, token: await mailedToken(person.visitor, person.email, 'links') };
  }

  it('R95: is answered alike for an address without an account, which gets no mail', async () => {
    const { email, visitor } = await personWithPassword();
    const [unknown, known] = [
      await visitor.post('/api/v1/auth/links', { email: 'stranger@example.test' }),
      await visitor.post('/api/v1/auth/links', { email }),
    ];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await mailedToken(visitor, email, 'links'); // by now the other one would have arrived too
    expect((await visitor.get('/sandbox/api/mail?to=stranger@example.test')).body).toEqual([]);
  });

  it('R85: a link that nobody made opens nothing', async () => {
    const { email } = await personWithPassword();
    expect(codeOf(await verify('made-up', email))).toEqual(notValid);
  });

  it('R92: opening it by GET or HEAD uses nothing up', async () => {
    const { email, token } = await personWithLink();
    const scanner = product.visitor();
    for (const address of [
      `/app/quick-login?token=${token}`,
      `/api/v1/auth/links/verify?token=${token}&email=${email}`,
    ]) {
      await scanner.raw('GET', address, {});
      await scanner.raw('HEAD', address, {});
    }
    expect(scanner.cookie()).toBe('');
    expect((await verify(token, email)).status).toBe(200);
  });

  it('R93: works once', async () => {
    const { email, token } = await personWithLink();
    expect((await verify(token, email)).status).toBe(200);
    expect(codeOf(await verify(token, email))).toEqual(notValid);
  });

  it('R94: needs the email address that it was sent to, and trying another does not use it up', async () => {
    const { email, token } = await personWithLink();
    const { email: other } = await personWithPassword();
    expect(codeOf(await verify(token, other))).toEqual(notValid);
    expect((await verify(token, email)).status).toBe(200);
  });

  it('R93: only the newest works', async () => {
    const { email, visitor, token: older } = await personWithLink();
    const newer = await mailedToken(visitor, email, 'links');
    expect(codeOf(await verify(older, email))).toEqual(notValid);
    expect((await verify(newer, email)).status).toBe(200);
  });

  it('R93: ends after fifteen minutes', async () => {
    const { email, token } = await personWithLink();
    const clock = product.visitor();
    await clock.post('/sandbox/api/clock', { advance: 'PT15M' });
    expect(codeOf(await verify(token, email))).toEqual(notValid);
    await clock.post('/sandbox/api/clock', { reset: true });
  });
});

describe('a new password by mail', () => {
  withProduct();

  const ask = '/api/v1/auth/password-resets';

  it('R121: ends every session elsewhere, signs in here, and works once', async () => {
    const { email, visitor: elsewhere } = await personWithPassword();
    const here = product.visitor();
    const token = await mailedToken(elsewhere, email, 'password-resets');
    const reset = { token, email, password: 'five other words of mine' };

    expect((await here.post(`${ask}/complete`, reset)).status).toBe(200);

    expect((await here.get('/api/v1/collabs')).status).toBe(200);
    expect((await elsewhere.get('/api/v1/collabs')).status).toBe(401);
    expect(codeOf(await signIn(email, words))).toEqual([401, 'identity/wrong-password']);
    expect((await signIn(email, reset.password)).status).toBe(200);
    expect(codeOf(await here.post(`${ask}/complete`, reset))).toEqual([401, 'identity/link-not-valid']);
  });

  it('R121: gives their first password to who has none, by mail or when signed in', async () => {
    for (const way of ['by-mail', 'signed-in'] as const) {
      const email = `${way}@example.test`;
      const visitor = await product.newInfluencer(email, way, way);
      expect((await visitor.get('/api/v1/auth/password')).body).toEqual({ exists: false });
      if (way === 'signed-in') await visitor.post('/api/v1/auth/password/change', { password: words });
      else {
        const token = await mailedToken(visitor, email, 'password-resets');
        expect((await visitor.post(`${ask}/complete`, { token, email, password: words })).status).toBe(200);
      }
      expect((await visitor.get('/api/v1/auth/password')).body).toEqual({ exists: true });
      expect((await signIn(email, words)).status).toBe(200);
    }
  });

  it('R122: takes no short and no common one, and the link still works', async () => {
    const { email, visitor } = await personWithPassword();
    const reset = { token: await mailedToken(visitor, email, 'password-resets'), email };
    for (const password of ['kettle7', 'Password1!'])
      expect(await product.visitor().post(`${ask}/complete`, { ...reset, password })).toMatchObject({
        status: 400,
        body: { code: 'identity/bad-new-password', errors: { password: expect.any(String) } },
      });
    expect((await product.visitor().post(`${ask}/complete`, { ...reset, password: 'harbour kettle' })).status).toBe(
      200,
    );
  });

  it('is no link to sign in with', async () => {
    const { email, visitor } = await personWithPassword();
    const token = await mailedToken(visitor, email, 'password-resets');
    const answer = await product.visitor().post('/api/v1/auth/links/verify', { token, email });
    expect(codeOf(answer)).toEqual([401, 'identity/link-not-valid']);
  });

  it('is answered alike for an address without an account', async () => {
    expect(await product.visitor().post(ask, { email: 'stranger@example.test' })).toMatchObject({
      status: 200,
      body: {},
    });
    expect((await product.visitor().get('/sandbox/api/mail?to=stranger@example.test')).body).toEqual([]);
  });
});

describe('error reports', () => {
  withProduct();

  const envelope = (dsn: string, more = '') =>
    Buffer.from([JSON.stringify({ dsn }), JSON.stringify({ type: 'event' }), JSON.stringify({ more })].join('\n'));
  const send = (payload: Buffer, type = 'text/plain;charset=UTF-8') =>
    product.visitor().raw('POST', '/monitoring', { 'content-type': type }, payload);
  const problemOf = ({ status, body }: Answer<string>) => [status, (JSON.parse(body) as { code: string }).code];

  it('R115: are taken for our own project, which the public settings name', async () => {
    const { monitoringDsn } = (await product.visitor().get('/api/v1/settings')).body;
    expect((await send(envelope(monitoringDsn))).status).toBe(200);
    expect((await send(envelope(monitoringDsn), 'application/x-sentry-envelope')).status).toBe(200);
  });

  it('R432: are refused for another project, without one, and beyond 200 kB', async () => {
    const { monitoringDsn } = product.config;
    expect(problemOf(await send(envelope('https://key@o1.ingest.sentry.io/1')))).toEqual([403, 'request/foreign-dsn']);
    expect(problemOf(await send(Buffer.from('{}\n')))).toEqual([400, 'request/malformed']);
    expect(problemOf(await send(Buffer.from('{}'), 'application/json'))).toEqual([400, 'request/malformed']);
    for (const size of [200 * 1_024, 300 * 1_024])
      expect(problemOf(await send(envelope(monitoringDsn, 'x'.repeat(size))))).toEqual([413, 'request/too-large']);
  });

  it('R432: are refused when they come too often', async () => {
    let last = await send(envelope(product.config.monitoringDsn));
    for (let time = 0; time < 60; time++) last = await send(envelope(product.config.monitoringDsn));
    expect(problemOf(last)).toEqual([429, 'request/too-many']);
  });
});
