import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { theProduct } from '../../../shared/kernel/index.js';
import { inMemoryIdentity } from '../adapters/in-memory-identity.js';
import { InMemoryOneTimeCodes, InMemorySecretVault } from '../adapters/in-memory-secrets.js';
import { InMemoryProofLinks } from '../adapters/persistence/in-memory-repositories.js';
import type { SessionStage } from '../domain/session.js';
import { actorOf, type SignInWay } from '../domain/user.js';
import { CheckCode, FinishSignIn, SecondFactorService, ResetSecondFactor } from './second-factor.js';
import { ProofService } from './proof-service.js';

const start = new Date('2026-11-02T10:00:15Z');
const visitor = { address: '10.0.0.1', userAgent: 'a browser' };
const wrongCode = { code: 'identity/wrong-code', kind: 'invalid' };

async function aWorld({ compulsory = false } = {}) {
  const realTime = new FixedClock(start);
  const clock = new FixedClock(start);
  const transaction = new NoTransaction();
  const identity = inMemoryIdentity(clock, realTime, transaction);
  const { users, sessions, factors, passkeys, ceremonies, passkeyCheck } = identity;
  const { limits, tokens, mails, hasher, endSessions, orders } = identity;
  const vault = new InMemorySecretVault();
  const codes = new InMemoryOneTimeCodes();
  const check = new CheckCode(factors, codes, vault, limits, clock, realTime);
  const own = new SecondFactorService(
    users,
    sessions,
    factors,
    codes,
    vault,
    limits,
    { compulsory },
    transaction,
    clock,
    realTime,
  );
  const proofs = new InMemoryProofLinks();
  const prove = new ProofService(
    users,
    sessions,
    factors,
    passkeys,
    ceremonies,
    proofs,
    hasher,
    tokens,
    mails,
    limits,
    check,
    passkeyCheck,
    transaction,
    clock,
    realTime,
  );
  const sam = await identity.addStaff.execute(theProduct, {
    email: 'sam@example.com',
    name: 'Sam',
    staffRole: 'operations',
  });
  const actor = actorOf(sam, null);
  const signIn = () => identity.openSession.execute(sam, visitor, 'link');
  let secret = '';
  const shown = (of: string) => codes.shows(of, realTime.now());
  /** The code that the app shows this many 30-second steps from now. */
  const appShows = (steps = 0) => codes.shows(secret, new Date(realTime.now().getTime() + steps * 30_000));
  const enrol = async () => {
    const session = await signIn();
    secret = (await own.begin(actor)).secret;
    return own.confirm({ actor, sessionId: session.id }, appShows());
  };
  const wait = (seconds: number) => realTime.set(new Date(realTime.now().getTime() + seconds * 1_000));
  const finish = new FinishSignIn(users, sessions, check, transaction, clock, realTime);
  const reset = new ResetSecondFactor(users, factors, passkeys, endSessions, orders, transaction, clock);
  return { ...identity, own, prove, finish, reset, sam, actor, signIn, enrol, shown, appShows, wait, realTime };
}

describe('setting up an app', () => {
  it('takes its first code, answers ten recovery codes, and ends sessions elsewhere', async () => {
    const { enrol, own, actor, signIn, sessions, sam } = await aWorld();
    await signIn();
    const recovery = await enrol();

    expect(new Set(recovery).size).toBe(10);
    expect(await own.state(actor)).toMatchObject({ enrolled: true, recoveryCodesLeft: 10 });
    expect(sessions.openOf(sam.id)).toHaveLength(1);
  });

  it('refuses a wrong code, and then nothing has changed', async () => {
    const { own, actor, signIn } = await aWorld();
    const session = await signIn();
    await own.begin(actor);

    await expect(own.confirm({ actor, sessionId: session.id }, '000000')).rejects.toMatchObject(wrongCode);
    expect((await signIn()).stage).toBe<SessionStage>('full');
  });

  it('is for brands and creators too, who can always turn it off', async () => {
    const { own, createPerson, openSession, shown } = await aWorld({ compulsory: true });
    const jane = await createPerson.execute(theProduct, { email: 'jane@example.com', name: 'Jane' });
    const actor = actorOf(jane, null);
    const session = await openSession.execute(jane, visitor, 'link');
    expect(session.stage).toBe<SessionStage>('full');
    const { secret } = await own.begin(actor);
    await own.confirm({ actor, sessionId: session.id }, shown(secret));

    const stageBy = async (way: SignInWay) => (await openSession.execute(jane, visitor, way)).stage;
    for (const way of ['link', 'password', 'password-reset', 'outside'] as const)
      expect(await stageBy(way)).toBe('second-factor');
    expect(await stageBy('passkey')).toBe('full');
    await own.remove(actor);
    expect(await stageBy('link')).toBe('full');
  });

  it('does not outlive the moment at which the owner of the mailbox comes', async () => {
    const { own, createPerson, openSession, shown, proveEmail, factors } = await aWorld();
    const jane = await createPerson.execute(theProduct, { email: 'jane@example.com', name: 'Jane' });
    const actor = actorOf(jane, null);
    const session = await openSession.execute(jane, visitor, 'password');
    await own.confirm({ actor, sessionId: session.id }, shown((await own.begin(actor)).secret));

    await proveEmail.execute(jane);

    expect(await factors.find(jane.id)).toBeNull();
  });

  it('a second app takes the place of the first', async () => {
    const { enrol, appShows, signIn, finish, wait } = await aWorld();
    await enrol();
    const old = appShows(2);
    wait(60);
    await enrol();
    await expect(finish.execute((await signIn()).id, old)).rejects.toMatchObject(wrongCode);
  });
});

describe('signing in with an app', () => {
  it('needs the code, and then begins with another id', async () => {
    const { enrol, signIn, finish, appShows, wait, sessions } = await aWorld();
    await enrol();
    wait(30);
    const waiting = await signIn();
    expect(waiting.stage).toBe<SessionStage>('second-factor');

    const session = await finish.execute(waiting.id, appShows());

    expect(session).toMatchObject({ stage: 'full', userAgent: 'a browser' });
    expect(session.id).not.toBe(waiting.id);
    await expect(sessions.get(waiting.id)).rejects.toMatchObject({ code: 'identity/not-signed-in' });
  });

  it('takes a code once, and none that is older', async () => {
    const { enrol, signIn, finish, appShows, wait } = await aWorld();
    await enrol();
    await expect(finish.execute((await signIn()).id, appShows())).rejects.toMatchObject(wrongCode); // used to enrol
    wait(60);
    const [before, now] = [appShows(-1), appShows()];
    await finish.execute((await signIn()).id, now);
    await expect(finish.execute((await signIn()).id, now)).rejects.toMatchObject(wrongCode);
    await expect(finish.execute((await signIn()).id, before)).rejects.toMatchObject(wrongCode);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { enrol, signIn, finish, own, actor } = await aWorld();
    const [first] = await enrol();
    await finish.execute((await signIn()).id, ` ${first!.toUpperCase().replaceAll('-', ' ')} `);

    expect(await own.state(actor)).toMatchObject({ recoveryCodesLeft: 9 });
    await expect(finish.execute((await signIn()).id, first!)).rejects.toMatchObject(wrongCode);
  });

  it('slows guessing down: five codes in a quarter of an hour', async () => {
    const { enrol, signIn, finish, appShows, wait } = await aWorld();
    await enrol();
    wait(60);
    const { id } = await signIn();
    for (let guess = 0; guess < 5; guess++)
      await expect(finish.execute(id, `00000${guess}`)).rejects.toMatchObject(wrongCode);
    await expect(finish.execute(id, appShows())).rejects.toMatchObject({ code: 'identity/too-many-requests' });
  });

  it('new recovery codes end the old ones', async () => {
    const { enrol, own, actor, signIn, finish } = await aWorld();
    const [old] = await enrol();
    const [fresh] = await own.renewRecoveryCodes(actor);

    await expect(finish.execute((await signIn()).id, old!)).rejects.toMatchObject(wrongCode);
    expect((await finish.execute((await signIn()).id, fresh!)).stage).toBe<SessionStage>('full');
  });
});

describe('going without an app', () => {
  it('is your own choice, unless staff must have one', async () => {
    const free = await aWorld();
    await free.enrol();
    await free.own.remove(free.actor);
    expect((await free.signIn()).stage).toBe<SessionStage>('full');

    const bound = await aWorld({ compulsory: true });
    await expect(bound.own.remove(bound.actor)).rejects.toMatchObject({ code: 'identity/second-factor-compulsory' });
  });

  it('after a reset by the command line there is a link, and no app, passkey or session any more', async () => {
    const { enrol, reset, sam, sessions, signIn, orders, ownPasskeys, actor } = await aWorld();
    await enrol();
    const { challenge } = await ownPasskeys.begin(actor);
    await ownPasskeys.add(actor, { credentialId: 'lost phone', challenge }, 'Phone');
    await reset.execute(theProduct, sam.id);

    expect(sessions.openOf(sam.id)).toEqual([]);
    expect(await ownPasskeys.list(actor)).toEqual([]);
    expect(orders.placed).toEqual([{ email: 'sam@example.com', purpose: 'sign-in' }]);
    expect((await signIn()).stage).toBe<SessionStage>('full');
  });

  it('is not for operations to decide of a colleague, nor for anyone of themselves', async () => {
    const { reset, sam, actor } = await aWorld();
    await expect(reset.execute(actor, sam.id)).rejects.toMatchObject({ code: 'identity/super-user-needed' });
    const boss = { ...actor, staffRole: 'super-user' } as const;
    await expect(reset.execute(boss, sam.id)).rejects.toMatchObject({ code: 'identity/not-yourself' });
  });
});

describe('R425: showing once more that it is you', () => {
  it('by password, code or link, in the session that asked', async () => {
    const { enrol, prove, actor, sam, users, hasher, signIn, sessions, appShows, wait, mails, realTime } =
      await aWorld();
    const elsewhere = await signIn();
    const { id: sessionId } = await signIn();
    const who = { actor, sessionId };
    expect((await prove.state(who)).ways).toEqual(['link']);

    const withPassword = await users.get(sam.id);
    await users.save({ ...withPassword, passwordHash: await hasher.hash('four words of mine') });
    wait(3_600);
    await prove.byPassword(who, visitor, 'four words of mine');
    expect((await sessions.get(sessionId)).provenAt).toEqual(realTime.now());
    expect((await sessions.get(elsewhere.id)).provenAt).toEqual(start);

    wait(3_600);
    await prove.mailLink(who, visitor);
    expect(mails.last).toMatchObject({ kind: 'proof', to: 'sam@example.com' });
    await prove.byLink(who, mails.last.token);
    expect((await sessions.get(sessionId)).provenAt).toEqual(realTime.now());
    await expect(prove.byLink(who, mails.last.token)).rejects.toMatchObject({ code: 'identity/link-not-valid' });

    await enrol();
    wait(3_600);
    const later = await signIn();
    await prove.byCode({ actor, sessionId: later.id }, appShows());
    expect((await sessions.get(later.id)).provenAt).toEqual(realTime.now());
    expect((await prove.state({ actor, sessionId: later.id })).ways).toEqual(['code', 'password', 'link']);
  });

  it('by passkey, which is the quickest way, and only by one’s own', async () => {
    const { prove, actor, signIn, sessions, ownPasskeys, addStaff, wait, realTime } = await aWorld();
    const { id: sessionId } = await signIn();
    const who = { actor, sessionId };
    const { challenge: first } = await ownPasskeys.begin(actor);
    await ownPasskeys.add(actor, { credentialId: 'phone', challenge: first }, 'Phone');
    expect((await prove.state(who)).ways).toEqual(['passkey', 'link']);

    wait(3_600);
    const { challenge, allow } = await prove.beginPasskey(actor);
    expect(allow).toEqual(['phone']);
    await prove.byPasskey(who, { credentialId: 'phone', challenge });
    expect((await sessions.get(sessionId)).provenAt).toEqual(realTime.now());
    expect(sessions.events.at(-1)).toMatchObject({ name: 'user.proved-again', payload: { by: 'passkey' } });

    const facts = { email: 'kim@example.com', name: 'Kim', staffRole: 'operations' } as const;
    const kim = actorOf(await addStaff.execute(theProduct, facts), null);
    const { challenge: hers } = await prove.beginPasskey(kim);
    await expect(
      prove.byPasskey({ actor: kim, sessionId }, { credentialId: 'phone', challenge: hers }),
    ).rejects.toMatchObject({ code: 'identity/passkey-not-valid' });
  });

  it('not by a wrong password, nor by someone else’s link', async () => {
    const { prove, actor, signIn, sessions, createPerson, mails, wait } = await aWorld();
    const { id: sessionId } = await signIn();
    wait(3_600);
    await expect(prove.byPassword({ actor, sessionId }, visitor, '')).rejects.toMatchObject({
      code: 'identity/wrong-current-password',
    });
    await prove.mailLink({ actor, sessionId }, visitor);
    const eve = await createPerson.execute(theProduct, { email: 'eve@example.com', name: 'Eve' });
    await expect(prove.byLink({ actor: actorOf(eve, null), sessionId }, mails.last.token)).rejects.toMatchObject({
      code: 'identity/link-not-valid',
    });
    expect((await sessions.get(sessionId)).provenAt).toEqual(start);
  });

  it('by a link opened elsewhere, once the browser that asked takes its new token, and not ten minutes later', async () => {
    const { prove, actor, signIn, mails, wait, realTime } = await aWorld();
    const [asking, phone] = [await signIn(), await signIn()];
    const here = { actor, sessionId: asking.id };
    wait(3_600);
    const confirmOnPhone = async () => {
      await prove.mailLink(here, visitor);
      return prove.byLink({ actor, sessionId: phone.id }, mails.last.token);
    };
    expect(await confirmOnPhone()).toBeNull();
    const provenAt = realTime.now();
    wait(60);
    expect(await prove.state(here)).toMatchObject({
      fresh: true,
      renewed: { id: asking.id, provenAt, tokenNumber: 1 },
    });
    expect(await prove.state(here)).toMatchObject({ fresh: true, renewed: null });

    wait(3_600);
    await confirmOnPhone();
    wait(601);
    expect(await prove.state(here)).toMatchObject({ fresh: false, renewed: null });
  });
});
