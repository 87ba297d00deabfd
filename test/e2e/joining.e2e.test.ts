import { termsVersion } from '../../server/contract/consent.js';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { Database } from '../../server/shared/db/index.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import type { Answer, Visitor } from '../support/visitor.js';

let product: TestApp;
let visitor: Visitor;

beforeAll(async () => void (product = await TestApp.start()));
beforeEach(() => void (visitor = product.visitor()));
afterAll(() => product?.stop());

const ember = {
  tier: 'professional',
  brandName: 'Ember & Rye',
  city: 'london',
  category: 'restaurants',
  name: 'Rosa Lind',
  email: 'rosa@ember.test',
  termsVersion,
};
const amara = {
  name: 'Amara Osei',
  handle: '@Amara.Eats',
  platform: 'tiktok',
  city: 'london',
  email: 'amara@example.test',
  dateOfBirth: '1998-04-30',
  ref: 'ember-rye',
};

const terms = '/api/v1/auth/terms';

const count = async (table: string): Promise<number> => {
  const [row] = await product.app.get(Database).rows<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row!.count;
};
const mailsTo = async (email: string): Promise<{ subject: string }[]> =>
  (await visitor.get(`/sandbox/api/mail?to=${encodeURIComponent(email)}`)).body;
const landing = async (who: Visitor) =>
  (await who.post('/api/v1/functions/getSessionAndUserProfile')).body.current_session_user_profile;

describe('joining as a brand', () => {
  it('R447: makes brand and account, and the mailed link signs in', async () => {
    const joined = await visitor.post('/api/v1/join/brand', { ...ember, email: ' Rosa@Ember.test ' });
    expect(joined).toMatchObject({ status: 200, body: {} });

    expect(await visitor.followLink(ember.email)).toMatchObject({ status: 200 });
    expect(await landing(visitor)).toMatchObject({
      type: 'brand',
      profile: { name: 'Ember & Rye', slug: 'ember-rye', paying: false },
    });
    expect((await visitor.get(terms)).body).toEqual({ version: termsVersion, acceptedAt: expect.any(String) });
  });

  it('remembers the chosen plan on the lead, at its first stages', async () => {
    const leads = await product.app.get(Database).rows('select tier, sales_stage, onboarding_stage from leads');
    expect(leads).toEqual([{ tier: 'professional', sales_stage: 1, onboarding_stage: 1 }]);
  });

  it('R95: with a known email address answers the same, mails an ordinary link, and makes nothing', async () => {
    const before = await Promise.all(['users', 'brands', 'leads', 'audit_log'].map(count));
    const mails = (await mailsTo(ember.email)).length;

    const again = await visitor.post('/api/v1/join/brand', { ...ember, brandName: 'Stolen', tier: 'premium' });
    expect([again.status, again.body]).toEqual([200, {}]);

    await eventually(async () => (await mailsTo(ember.email)).length > mails);
    expect(await Promise.all(['users', 'brands', 'leads', 'audit_log'].map(count))).toEqual(before);
    expect((await mailsTo(ember.email))[0]).toMatchObject({ subject: 'Sign in to Tastemaker' });
  });

  it('of ten who join at once with one address, one brand comes', async () => {
    const before = await count('brands');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.post('/api/v1/join/brand', { ...ember, email: 'noor@example.test' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await count('brands')).toBe(before + 1);
  });

  it('says field by field what is missing', async () => {
    expect(await visitor.post('/api/v1/join/brand', { tier: 'golden', name: ' ', email: 'rosa@ember' })).toMatchObject({
      status: 400,
      body: {
        code: 'request/invalid',
        errors: {
          tier: 'Please choose one of the four plans.',
          brandName: 'Please enter the name of your brand (up to 100 characters).',
          city: 'Please choose a city.',
          category: 'Please choose a category.',
          name: 'Please enter your name (up to 100 characters).',
        },
      },
    });
    expect(await visitor.post('/api/v1/join/brand', { ...ember, email: 'rosa@ember' })).toMatchObject({
      status: 400,
      body: { code: 'onboarding/invalid-email', errors: { email: 'Please enter a valid email address.' } },
    });
  });

  it('is open to our own pages only', async () => {
    const answer = await visitor.post('/api/v1/join/brand', ember, { origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'request/foreign-origin' } });
  });
});

describe('joining as an influencer', () => {
  it('makes influencer and account with the date of birth, and the mailed link signs in', async () => {
    expect(await visitor.post('/api/v1/join/influencer', amara)).toMatchObject({ status: 200, body: {} });

    expect(await visitor.followLink(amara.email)).toMatchObject({ status: 200 });
    expect(await landing(visitor)).toMatchObject({ type: 'influencer', profile: { handle: 'amara.eats' } });
    const { uid } = await landing(visitor);
    expect(await visitor.get(`/api/v1/influencers/${uid}/profile`)).toMatchObject({
      body: { dateOfBirth: amara.dateOfBirth, accounts: [{ platform: 'tiktok', handle: 'amara.eats' }] },
    });
    expect((await visitor.get(terms)).body).toEqual({ version: null, acceptedAt: null });
    const accepted = await visitor.post(terms, { version: termsVersion });
    expect(accepted).toMatchObject({ status: 200, body: { version: termsVersion } });
    expect((await visitor.get(terms)).body).toEqual(accepted.body);
  });

  it('R335: takes nobody under 18', async () => {
    const { now } = (await visitor.get('/sandbox/api/clock')).body;
    const young = `${Number(now.slice(0, 4)) - 17}-01-01`;
    expect(await visitor.post('/api/v1/join/influencer', { ...amara, dateOfBirth: young })).toMatchObject({
      status: 400,
      body: { code: 'onboarding/too-young', errors: { dateOfBirth: expect.any(String) } },
    });
  });

  it('R95: leaves the handle taken, whether the email address is known or not, and makes nothing for a known one', async () => {
    const before = await count('influencers');
    for (const [email, handle] of [
      [amara.email, 'fresh.known'],
      ['unknown@example.test', 'fresh.unknown'],
    ]) {
      const first = await visitor.post('/api/v1/join/influencer', { ...amara, email, handle });
      expect([first.status, first.body]).toEqual([200, {}]);
      const asked = { ...amara, email: 'looking@example.test', handle: handle!.toUpperCase() };
      const second = await visitor.post('/api/v1/join/influencer', asked);
      expect([second.status, second.body.code]).toEqual([409, 'profiles/handle-taken']);
    }
    expect(await count('influencers')).toBe(before + 1);
  });

  it('says when the handle is taken, to known and unknown addresses alike', async () => {
    for (const email of [amara.email, 'somebody@example.test']) {
      expect(await visitor.post('/api/v1/join/influencer', { ...amara, email })).toMatchObject({
        status: 409,
        body: { code: 'profiles/handle-taken', errors: { handle: expect.any(String) } },
      });
    }
    expect(await mailsTo('somebody@example.test')).toEqual([]);
  });
});

describe('calls', () => {
  const wish = { kind: 'brand', name: 'Rosa Lind', email: 'call@ember.test', company: 'Ember & Rye' };
  const slots = async (): Promise<string[]> => (await visitor.get('/api/v1/calls/slots')).body.slots;
  const tokenIn = async (email: string, about: string): Promise<string> => {
    const { text } = await visitor.newestMail(email, about);
    return /schedule-call\?token=([\w-]+)/.exec(text)![1]!;
  };
  let token: string;

  it('R446: a free time is booked, mailed, and gone', async () => {
    const [first] = await slots();
    expect(await visitor.post('/api/v1/calls', { ...wish, startsAt: first })).toMatchObject({
      status: 201,
      body: { startsAt: first, state: 'booked', actions: ['move', 'cancel'] },
    });

    expect(await slots()).not.toContain(first);
    token = await tokenIn(wish.email, 'Your call');
    expect(await visitor.newestMail(product.config.supportEmail)).toMatchObject({
      subject: 'Call booked: Rosa Lind, Ember & Rye',
    });
  });

  it('the mailed link shows the call, moves it and cancels it', async () => {
    const [next] = await slots();
    expect(await visitor.get(`/api/v1/calls/${token}`)).toMatchObject({
      status: 200,
      body: { name: 'Rosa Lind', state: 'booked' },
    });
    expect(await visitor.post(`/api/v1/calls/${token}/move`, { startsAt: next })).toMatchObject({
      status: 200,
      body: { startsAt: next },
    });
    expect(await tokenIn(wish.email, 'new time')).toBe(token);

    expect(await visitor.post(`/api/v1/calls/${token}/cancel`)).toMatchObject({
      status: 200,
      body: { state: 'cancelled', actions: [] },
    });
    expect(await slots()).toContain(next);
    expect(await visitor.post(`/api/v1/calls/${token}/cancel`)).toMatchObject({
      status: 409,
      body: { code: 'onboarding/call-cancelled' },
    });
    expect(await visitor.post(`/api/v1/calls/${token}/move`, { startsAt: next })).toMatchObject({ status: 409 });
  });

  it('a guessed token opens nothing', async () => {
    const guessed = 'A'.repeat(43);
    const answers = [
      await visitor.get(`/api/v1/calls/${guessed}`),
      await visitor.post(`/api/v1/calls/${guessed}/cancel`),
      await visitor.post(`/api/v1/calls/${guessed}/move`, { startsAt: (await slots())[0] }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, body: { code: 'onboarding/call-not-found' } });
  });

  it('R446: of fifty who want one time at once, one gets it', async () => {
    const [startsAt] = await slots();
    const answers: Answer[] = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        visitor.post('/api/v1/calls', { ...wish, email: `p${number}@example.test`, startsAt }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['onboarding/call-time-taken']));
    expect(await count(`calls where state = 'booked'`)).toBe(1);
  });

  it('a time that is none of ours is refused', async () => {
    expect(await visitor.post('/api/v1/calls', { ...wish, startsAt: '2020-01-01T03:00:00Z' })).toMatchObject({
      status: 400,
      body: { code: 'onboarding/not-a-call-time', errors: { startsAt: expect.any(String) } },
    });
    expect(await visitor.post('/api/v1/calls', { ...wish, startsAt: 'soon' })).toMatchObject({
      status: 400,
      body: { errors: { startsAt: 'Please choose a time.' } },
    });
  });
});

describe('the mail of a call', () => {
  it('R446: brings the invitation as a file that calendars open', async () => {
    const caught: Buffer[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          caught.push(Buffer.concat(parts));
          done();
        });
      },
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.server.address() as { port: number };
    const other = await TestApp.start({ smtpUrl: `smtp://127.0.0.1:${port}` });
    try {
      const guest = other.visitor();
      const [startsAt] = (await guest.get('/api/v1/calls/slots')).body.slots;
      const call = { kind: 'influencer', name: 'Amara Osei', email: 'amara@example.test', company: 'amara.eats' };
      await guest.post('/api/v1/calls', { ...call, startsAt });

      await eventually(async () => caught.length === 2);
      const mails = await Promise.all(caught.map((raw) => PostalMime.parse(raw, { attachmentEncoding: 'utf8' })));
      const invitation = mails.find(({ to }) => to?.[0]?.address === 'amara@example.test')!;
      const [file] = invitation.attachments;
      expect(file).toMatchObject({ filename: 'call.ics', mimeType: 'text/calendar', method: 'REQUEST' });
      expect(file!.content).toContain(`DTSTART:${String(startsAt).replace(/[-:]|\.\d{3}/g, '')}`);
    } finally {
      await other.stop();
      await new Promise<void>((closed) => server.close(closed));
    }
  });
});

describe('joining under limits', () => {
  it('lets nobody fill a mailbox, and says so alike for known and unknown addresses', async () => {
    const limited = await TestApp.start({ signInLimits: true });
    try {
      const guest = limited.visitor();
      const join = () => guest.post('/api/v1/join/brand', ember);
      for (let number = 0; number < 5; number++) expect((await join()).status).toBe(200);
      expect(await join()).toMatchObject({ status: 429, body: { code: 'onboarding/too-many-requests' } });
    } finally {
      await limited.stop();
    }
  });
});

it('an address with an international domain is one account, however it is written', async () => {
  const [typed, kept] = ['Gast@münchen.test', 'gast@xn--mnchen-3ya.test'];
  await visitor.post('/api/v1/join/brand', { ...ember, brandName: 'O', name: '李', email: typed });
  expect(await visitor.followLink(kept)).toMatchObject({ status: 200 });
  expect(await landing(visitor)).toMatchObject({ type: 'brand', profile: { name: 'O' } });

  const before = await count('users');
  const again = product.visitor();
  await again.signIn(kept);
  await visitor.post('/api/v1/join/brand', { ...ember, brandName: 'O', name: '李', email: kept });
  expect(await count('users')).toBe(before);
});

it('booking the same call twice shows your own booking', async () => {
  const [startsAt] = (await visitor.get('/api/v1/calls/slots')).body.slots;
  const call = { kind: 'brand', name: 'Rosa Lind', email: 'rosa@ember.test', company: 'Ember & Rye', startsAt };
  const first = await visitor.post('/api/v1/calls', call);
  expect(first.status).toBe(201);
  expect(await visitor.post('/api/v1/calls', call)).toMatchObject({ status: 201, body: first.body });
  expect((await visitor.post('/api/v1/calls', { ...call, name: 'Noor Aziz' })).status).toBe(409);
});
