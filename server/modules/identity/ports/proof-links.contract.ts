import { theProduct } from '../../../shared/kernel/index.js';
import { startSession } from '../domain/session.js';
import { createUser, type User } from '../domain/user.js';
import type { UserRepository, SessionRepository } from './repositories.js';
import type { ProofLinks } from './sign-in-links.js';

const now = new Date('2026-11-02T10:00:00Z');
const expiresAt = new Date(now.getTime() + 600_000);

type World = { proofs: ProofLinks; users: UserRepository; sessions: SessionRepository };

/** What all ProofLinks promise. */
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
}
