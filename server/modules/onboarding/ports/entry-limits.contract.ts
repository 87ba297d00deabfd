import type { EntryLimits } from './entry-limits.js';

const tooMany = { code: 'onboarding/too-many-requests', kind: 'too-many' };

/** What every EntryLimits promises. `limits` answers one that has counted nothing yet. */
export function entryLimitsContract(limits: () => EntryLimits): void {
  it('lets five mails an email address through, wherever they come from', async () => {
    for (let number = 0; number < 5; number++) await limits().countMail('jane@example.com', `10.0.0.${number}`);

    await expect(limits().countMail('jane@example.com', '10.0.1.1')).rejects.toMatchObject(tooMany);
    await expect(limits().countMail('bob@example.com', '10.0.1.1')).resolves.toBeUndefined();
  });

  it('lets fifty mails a network address through, whoever is meant', async () => {
    for (let number = 0; number < 50; number++) await limits().countMail(`p${number}@example.com`, '10.0.2.1');

    await expect(limits().countMail('zoe@example.com', '10.0.2.1')).rejects.toMatchObject(tooMany);
  });
}
