import { describe, expect, it } from '@jest/globals';
import { authProviderFor } from './AdminApp';

function portal(type: 'admin' | 'guest' = 'admin') {
  let looked = 0;
  const session = {
    actor: { uid: 'u1', type, name: 'Sam', slug: 'sam' },
    refresh: async () => void looked++,
    signOut: async () => undefined,
  };
  return { auth: authProviderFor(session), looked: () => looked };
}

describe('the staff panel’s auth provider', () => {
  it.each([401, 403])('lets the portal look again who is there after a %i', async (status) => {
    const { auth, looked } = portal();
    await auth.checkError({ status });
    expect(looked()).toBe(1);
  });

  it.each([400, 404, 409, 500])('leaves the session alone after a %i', async (status) => {
    const { auth, looked } = portal();
    await auth.checkError({ status });
    expect(looked()).toBe(0);
  });

  it('leaves the session alone when the person would not prove who they are', async () => {
    const { auth, looked } = portal();
    await auth.checkError({ status: 403, body: { code: 'identity/reauthentication-needed' } });
    expect(looked()).toBe(0);
  });

  it('takes staff as they are, and asks about anybody else', async () => {
    const [staff, guest] = [portal(), portal('guest')];
    await staff.auth.checkAuth({});
    await guest.auth.checkAuth({});
    expect([staff.looked(), guest.looked()]).toEqual([0, 1]);
  });
});
