import { theProduct } from '../../../shared/kernel/index.js';
import { askEmailChange, confirmEmailChange, issueLink, linkPurposes, type LinkUse } from '../domain/sign-in-link.js';
import { createUser, type User } from '../domain/user.js';
import type { SessionRepository, UserRepository } from './repositories.js';
import type { EmailChanges, ProofLinks, SignInLimits, SignInLinkRepository } from './sign-in-links.js';
import { startSession } from '../domain/session.js';

const now = new Date('2026-11-02T10:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const use = (tokenHash: string, email: string): LinkUse => ({ tokenHash, email, for: linkPurposes });

/** The contract of every SignInLinkRepository. */
export function signInLinkRepositoryContract(
  world: () => { links: SignInLinkRepository; users: UserRepository },
): void {
  const person = async (email = 'jane@example.com'): Promise<User> => {
    const [user, created] = createUser({ email, name: 'Jane' }, theProduct, now);
    return world().users.save(user, created);
  };

  it('R93: is used once, and answers whose it is', async () => {
    const { links } = world();
    const jane = await person();
    const link = issueLink(jane, 'sign-in', 'hash', now);
    await links.issue(link);

    expect(await links.use(use('hash', jane.email), after(1))).toEqual({ ...link, usedAt: after(1) });
    expect(await links.use(use('hash', jane.email), after(1))).toBeNull();
  });

  it('R93: one of a hundred who use it at once gets it', async () => {
    const { links } = world();
    const jane = await person();
    await links.issue(issueLink(jane, 'sign-in', 'hash', now));

    const answers = await Promise.all(Array.from({ length: 100 }, () => links.use(use('hash', jane.email), now)));

    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
  });

  it('R94: another address neither gets it nor uses it up', async () => {
    const { links } = world();
    const jane = await person();
    await links.issue(issueLink(jane, 'sign-in', 'hash', now));

    expect(await links.use(use('hash', 'eve@example.com'), now)).toBeNull();
    expect(await links.use(use('another hash', jane.email), now)).toBeNull();
    expect(await links.use(use('hash', jane.email), now)).not.toBeNull();
  });

  it('ends at its exact minute', async () => {
    const { links } = world();
    const jane = await person();
    await links.issue(issueLink(jane, 'sign-in', 'hash', now));

    expect(await links.use(use('hash', jane.email), after(15))).toBeNull();
    expect(await links.use(use('hash', jane.email), new Date(after(15).getTime() - 1))).not.toBeNull();
  });

  it('R93: works only for what it was made for, and is not used up by trying', async () => {
    const { links } = world();
    const jane = await person();
    await links.issue(issueLink(jane, 'password-reset', 'hash', now));

    expect(await links.use({ ...use('hash', jane.email), for: ['sign-in', 'invitation'] }, now)).toBeNull();
    expect(await links.use({ ...use('hash', jane.email), for: ['password-reset'] }, now)).not.toBeNull();
  });

  it('only the newest of one person and purpose works', async () => {
    const { links } = world();
    const [jane, bob] = [await person(), await person('bob@example.com')];
    await links.issue(issueLink(jane, 'sign-in', 'old', now));
    await links.issue(issueLink(jane, 'invitation', 'invitation', now));
    await links.issue(issueLink(bob, 'sign-in', 'of bob', now));
    await links.issue(issueLink(jane, 'sign-in', 'new', now));

    expect(await links.use(use('old', jane.email), now)).toBeNull();
    expect(await links.use(use('new', jane.email), now)).not.toBeNull();
    expect(await links.use(use('invitation', jane.email), now)).not.toBeNull();
    expect(await links.use(use('of bob', bob.email), now)).not.toBeNull();
  });

  it('withdraws all of one person', async () => {
    const { links } = world();
    const [jane, bob] = [await person(), await person('bob@example.com')];
    await links.issue(issueLink(jane, 'sign-in', 'a', now));
    await links.issue(issueLink(jane, 'invitation', 'b', now));
    await links.issue(issueLink(bob, 'sign-in', 'of bob', now));

    await links.withdrawAllOf(jane.id);

    expect(await links.use(use('a', jane.email), now)).toBeNull();
    expect(await links.use(use('b', jane.email), now)).toBeNull();
    expect(await links.use(use('of bob', bob.email), now)).not.toBeNull();
  });
}

const tooMany = { code: 'identity/too-many-requests', kind: 'too-many' };

/** The contract of every SignInLimits. `limits` returns one with all counters at 0. */
export function signInLimitsContract(limits: () => SignInLimits): void {
  const times = async (count: number, attempt: (number: number) => Promise<void>) => {
    for (let number = 0; number < count; number++) await attempt(number);
  };

  it('R120: five passwords an account, wherever they come from', async () => {
    await times(5, (number) => limits().countPassword('jane@example.com', `10.0.0.${number}`));

    await expect(limits().countPassword('jane@example.com', '10.0.1.1')).rejects.toMatchObject(tooMany);
    await expect(limits().countPassword('bob@example.com', '10.0.1.1')).resolves.toBeUndefined();
  });

  it('R120: thirty passwords an IPv6 /64, and sixty a /56', async () => {
    const guess = (subnet: string, number: number) =>
      limits().countPassword(`p${subnet}-${number}@example.com`, `2001:db8:0:${subnet}::${number}`);
    await times(30, (number) => guess('a100', number));
    await expect(guess('a100', 31)).rejects.toMatchObject(tooMany);

    await times(30, (number) => guess('a1ff', number));
    await expect(guess('a101', 1)).rejects.toMatchObject(tooMany);
    await expect(guess('a200', 1)).resolves.toBeUndefined();
  });

  it('R120: thirty passwords per network address, across all accounts', async () => {
    await times(30, (number) => limits().countPassword(`p${number}@example.com`, '10.0.0.1'));

    await expect(limits().countPassword('jane@example.com', '10.0.0.1')).rejects.toMatchObject(tooMany);
    await expect(limits().countPassword('jane@example.com', '10.0.0.2')).resolves.toBeUndefined();
  });

  it('R120: a right password lets the account start afresh and does not count for the address', async () => {
    await times(40, async () => {
      await limits().countPassword('jane@example.com', '10.0.0.1');
      await limits().forgivePassword('jane@example.com', '10.0.0.1');
    });

    await times(5, () => limits().countPassword('jane@example.com', '10.0.0.1'));
    await expect(limits().countPassword('jane@example.com', '10.0.0.1')).rejects.toMatchObject(tooMany);
  });

  it('R112: a new password lets the account start afresh, and leaves the count of the address', async () => {
    await times(30, async () => {
      await limits().countPassword('jane@example.com', '10.0.0.1');
      await limits().forgiveAccount('jane@example.com');
    });

    await expect(limits().countPassword('jane@example.com', '10.0.0.2')).resolves.toBeUndefined();
    await expect(limits().countPassword('jane@example.com', '10.0.0.1')).rejects.toMatchObject(tooMany);
  });

  it('R120: lets no more than five through when a hundred come at once', async () => {
    const attempts = Array.from({ length: 100 }, (_, n) => limits().countPassword('jane@example.com', `10.0.0.${n}`));

    const settled = await Promise.allSettled(attempts);

    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('five codes a person, until a right one comes', async () => {
    await times(5, () => limits().countCode('sam'));
    await expect(limits().countCode('sam')).rejects.toMatchObject(tooMany);
    await expect(limits().countCode('kim')).resolves.toBeUndefined();

    await limits().forgiveCodes('sam');
    await expect(limits().countCode('sam')).resolves.toBeUndefined();
  });

  it('R101: five links an email address and fifty a network address', async () => {
    await times(5, (number) => limits().countLink('jane@example.com', `10.0.0.${number}`));
    await expect(limits().countLink('jane@example.com', '10.0.1.1')).rejects.toMatchObject(tooMany);

    await times(50, (number) => limits().countLink(`p${number}@example.com`, '10.0.2.1'));
    await expect(limits().countLink('bob@example.com', '10.0.2.1')).rejects.toMatchObject(tooMany);
  });
}

const expiresAt = after(10);

type World = { proofs: ProofLinks; users: UserRepository; sessions: SessionRepository };

/** The contract of all ProofLinks. */
export function proofLinksContract(world: () => World): void {
  const signedIn = async (email = 'sam@example.com'): Promise<{ user: User; sessionId: string }> => {
    const { users, sessions } = world();
    const [person, created] = createUser({ email, name: 'Sam' }, theProduct, now);
    const user = await users.save(person, created);
    const session = startSession(user, null, '', now);
    await sessions.start(session);
    return { user, sessionId: session.id };
  };

  it('one of a hundred who use it at once gets it', async () => {
    const { user, sessionId } = await signedIn();
    await world().proofs.issue({ tokenHash: 'hash', sessionId, userId: user.id, expiresAt });
    const answers = await Promise.all(Array.from({ length: 100 }, () => world().proofs.use('hash', user.id, now)));

    expect(answers.filter((answer) => answer === sessionId)).toHaveLength(1);
    expect(answers.filter((answer) => answer === null)).toHaveLength(99);
  });

  it('is for its own person, until its end, and only the newest', async () => {
    const [sam, kim] = [await signedIn(), await signedIn('kim@example.com')];
    const link = { sessionId: sam.sessionId, userId: sam.user.id, expiresAt };
    await world().proofs.issue({ ...link, tokenHash: 'old' });
    await world().proofs.issue({ ...link, tokenHash: 'new' });

    expect(await world().proofs.use('old', sam.user.id, now)).toBeNull();
    expect(await world().proofs.use('new', kim.user.id, now)).toBeNull();
    expect(await world().proofs.use('new', sam.user.id, expiresAt)).toBeNull();
    expect(await world().proofs.use('new', sam.user.id, now)).toBe(sam.sessionId);
  });

  it('tells its session when it was used, once', async () => {
    const { user, sessionId } = await signedIn();
    const { proofs } = world();
    await proofs.issue({ tokenHash: 'hash', sessionId, userId: user.id, expiresAt });
    expect(await proofs.collect(sessionId)).toBeNull();
    await proofs.use('hash', user.id, now);

    const answers = await Promise.all(Array.from({ length: 10 }, () => proofs.collect(sessionId)));
    expect(answers.filter((answer) => answer !== null)).toEqual([now]);
    expect(await proofs.use('hash', user.id, now)).toBeNull();
  });
}

/** The contract of all EmailChanges. */
export function emailChangesContract(world: () => { emailChanges: EmailChanges; users: UserRepository }): void {
  const person = async (email = 'jane@example.com'): Promise<User> => {
    const [user, created] = createUser({ email, name: 'Jane' }, theProduct, now);
    return world().users.save(user, created);
  };
  const ask = async (user: User, tokenHash = 'hash', at = now) => {
    const change = askEmailChange(user, 'new@example.com', tokenHash, at);
    await world().emailChanges.ask(change);
    return change;
  };

  it('waits until it is confirmed, cancelled or too late', async () => {
    const { emailChanges } = world();
    const jane = await person();
    const change = await ask(jane);
    expect(await emailChanges.waitingOf(jane.id, now)).toEqual(change);
    expect(await emailChanges.waitingOf(jane.id, change.expiresAt)).toBeNull();
    await emailChanges.cancel(jane.id);
    await emailChanges.cancel(jane.id);
    expect(await emailChanges.waitingOf(jane.id, now)).toBeNull();
  });

  it('only the newest works, for its own person, until its end', async () => {
    const { emailChanges } = world();
    const [jane, eve] = [await person(), await person('eve@example.com')];
    await ask(jane, 'old');
    const change = await ask(jane, 'new');
    const confirm = (tokenHash: string, { id: userId }: User, at: Date) =>
      emailChanges.confirm({ tokenHash, userId }, 'undo', at);

    expect(await confirm('old', jane, now)).toBeNull();
    expect(await confirm('new', eve, now)).toBeNull();
    expect(await confirm('new', jane, change.expiresAt)).toBeNull();
    expect(await confirm('new', jane, after(1))).toEqual(confirmEmailChange(change, 'undo', after(1)));
    expect(await confirm('new', jane, after(1))).toBeNull();
    expect(await emailChanges.waitingOf(jane.id, now)).toBeNull();
    expect((await emailChanges.addressesOf(jane.id)).sort()).toEqual(['jane@example.com', 'new@example.com']);
  });

  it('one of a hundred who confirm at once does so', async () => {
    const jane = await person();
    await ask(jane);
    const use = { tokenHash: 'hash', userId: jane.id };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) => world().emailChanges.confirm(use, `undo ${number}`, now)),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('is undone once, within its days, and with it all that its person has asked for', async () => {
    const { emailChanges } = world();
    const jane = await person();
    await ask(jane, 'first');
    await emailChanges.confirm({ tokenHash: 'first', userId: jane.id }, 'undo first', now);
    await ask(jane, 'second', after(1));
    await emailChanges.confirm({ tokenHash: 'second', userId: jane.id }, 'undo second', after(1));
    await ask(jane, 'third', after(2));

    const { undoUntil } = confirmEmailChange(askEmailChange(jane, '', '', now), '', now);
    expect(await emailChanges.undo('undo first', undoUntil!)).toBeNull();
    expect(await emailChanges.undo('undo first', after(3))).toMatchObject({ oldEmail: 'jane@example.com' });
    expect(await emailChanges.undo('undo first', after(3))).toBeNull();
    expect(await emailChanges.undo('undo second', after(3))).toBeNull();
    expect(await emailChanges.waitingOf(jane.id, after(3))).toBeNull();
  });
}
