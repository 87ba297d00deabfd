import type { SignInLimits } from './sign-in-limits.js';

const tooMany = { code: 'identity/too-many-requests', kind: 'too-many' };

/** What every SignInLimits promises. `limits` answers one that has counted nothing yet. */
export function signInLimitsContract(limits: () => SignInLimits): void {
  const times = async (count: number, attempt: (number: number) => Promise<void>) => {
    for (let number = 0; number < count; number++) await attempt(number);
  };

  it('R120: five passwords an account, wherever they come from', async () => {
    await times(5, (number) => limits().countPassword('jane@example.com', `10.0.0.${number}`));

    await expect(limits().countPassword('jane@example.com', '10.0.1.1')).rejects.toMatchObject(tooMany);
    await expect(limits().countPassword('bob@example.com', '10.0.1.1')).resolves.toBeUndefined();
  });

  it('R120: thirty passwords an address, whoever is meant', async () => {
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
