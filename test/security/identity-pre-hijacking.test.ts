import { IdentityApi } from '../../server/modules/identity/index.js';
import { SendSignInLink } from '../../server/modules/identity/use-cases/sign-in-links.js';
import { PasswordHasher } from '../../server/modules/identity/ports/secrets.js';
import { TestApp } from '../support/app.js';
import { OutsideProvider } from '../support/outside-provider.js';
import type { Visitor } from '../support/visitor.js';
import { People } from '../support/world.js';

// An account prepared by someone else for a person who hasn't joined yet must not be a trap: the five attacks in
// https://www.usenix.org/conference/usenixsecurity22/presentation/sudhodanan, against both ways in which the owner may
// join.
const publicUrl = 'http://localhost:3000';
const words = 'the password of a stranger';

let outside: OutsideProvider;
let product: TestApp;
let people: People;
beforeAll(async () => {
  outside = await OutsideProvider.start(publicUrl);
  product = await TestApp.start({ oidc: outside.settings });
  people = new People(product.app);
});
afterAll(async () => {
  await product?.stop();
  await outside?.close();
});

let number = 0;

/** An account that someone else has created with the owner's address. */
async function preparedAccount() {
  const sub = `owner-${++number}`;
  const email = `${sub}@example.test`;
  const attacker = product.visitor();
  const brand = { tier: 'basic', brandName: `Trap ${number}`, city: 'london', category: 'restaurants', name: 'Eve' };
  expect((await attacker.post('/api/v1/join/brand', { ...brand, email })).status).toBe(200);
  await attacker.newestMail(email); // the link that joining emails to the owner
  const [row] = await people.rows<{ id: string }>('select id from users where email = $1', [email]);
  return { email, sub, userId: row!.id };
}

async function comeBack(visitor: Visitor, account: Parameters<OutsideProvider['signInAs']>[0]): Promise<string> {
  await outside.signInAs(account);
  const { body } = await visitor.post('/api/v1/auth/outside');
  const { pathname, search } = await outside.browser().follow(body.address);
  return (await visitor.get(pathname + search)).headers.location!;
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/v1/auth/password')).status === 200;

type Owner = Awaited<ReturnType<typeof preparedAccount>>;

/** The owner signs in for the first time. */
const arrivals: [string, (owner: Owner) => Promise<Visitor>][] = [
  ['by link', ({ email }) => product.signedIn(email)],
  [
    'by the provider',
    async ({ email, sub }) => {
      const visitor = product.visitor();
      expect(await comeBack(visitor, { sub, email, email_verified: true })).toBe('/app');
      return visitor;
    },
  ],
];

describe.each(arrivals)('the owner comes %s', (way, arrive) => {
  it('1: a password that someone had set is gone', async () => {
    const owner = await preparedAccount();
    const hash = await product.app.get(PasswordHasher, { strict: false }).hash(words);
    await people.rows('update users set password_hash = $2 where id = $1', [owner.userId, hash]);
    const attempt = () => product.visitor().post('/api/v1/auth/password', { email: owner.email, password: words });
    expect((await attempt()).status).toBe(200); // until then it gives access to the account

    expect(await isSignedIn(await arrive(owner))).toBe(true);

    expect((await attempt()).body.code).toBe('identity/wrong-password');
  });

  it('2: a session that someone had open has ended', async () => {
    const owner = await preparedAccount();
    const cookie = await people.signIn(owner.userId);
    const asAttacker = () => product.visitor().get('/api/v1/auth/password', { cookie });
    expect((await asAttacker()).status).toBe(200);

    const visitor = await arrive(owner);

    expect((await asAttacker()).status).toBe(401);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it('3: another account at the provider, theirs, doesn’t sign in', async () => {
    const owner = await preparedAccount();
    const theirs = { sub: `trojan-${number}`, email: owner.email, email_verified: false };
    expect(await comeBack(product.visitor(), theirs)).toBe('/app/login?outside=email-not-verified');

    await arrive(owner);

    const own = { ...theirs, email: 'eve@example.test', email_verified: true };
    for (const account of [theirs, own]) {
      const attacker = product.visitor();
      expect(await comeBack(attacker, account)).toMatch(/outside=(email-not-verified|user-not-found)$/);
      expect(await isSignedIn(attacker)).toBe(false);
    }
  });

  it('4: links and invitations sent before no longer work', async () => {
    const owner = await preparedAccount();
    const tokenIn = async (about: string) =>
      /\?token=([\w-]+)/.exec((await product.visitor().newestMail(owner.email, about)).text)![1]!;
    await product.app.get(SendSignInLink, { strict: false }).execute(owner.email, 'password-reset');
    const profile = {
      uid: (await people.brand(`inviting-${way.replaceAll(' ', '-')}`)).profile.uid,
      type: 'brand',
    } as const;
    const invitation = { email: owner.email, name: 'Owner', profile, role: 'member' } as const;
    await product.app.get(IdentityApi, { strict: false }).invite(invitation);
    const [reset, invited] = [await tokenIn('Reset your'), await tokenIn('invited')];

    await arrive(owner);

    const attacker = product.visitor();
    const { email } = owner;
    const answers = [
      await attacker.post('/api/v1/auth/password-resets/complete', { token: reset, email, password: words }),
      await attacker.post('/api/v1/auth/links/verify', { token: invited, email }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([401, 'identity/link-not-valid']);
    expect(attacker.cookie()).toBe('');
  });

  it('5: a provider that has not verified the address opens nothing, before and after', async () => {
    const owner = await preparedAccount();
    const unverified = [{ email_verified: false }, {}].map((more, each) => ({
      ...{ sub: `unverified-${number}-${each}`, email: owner.email },
      ...more,
    }));
    const all = async () => {
      for (const account of unverified) {
        const attacker = product.visitor();
        expect(await comeBack(attacker, account)).toBe('/app/login?outside=email-not-verified');
        expect(await isSignedIn(attacker)).toBe(false);
      }
    };
    await all();
    await arrive(owner);
    await all();
  });
});
