import { defaultWishes, type Wishes, wants } from '../domain/wishes.js';
import type { WishesRepository } from './wishes.repository.js';

const [me, another] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];

/** What every WishesRepository promises. */
export function wishesRepositoryContract(make: () => Promise<WishesRepository>) {
  let repository: WishesRepository;
  beforeEach(async () => (repository = await make()));

  test('gives back what was wished, and the default to everybody else', async () => {
    const wishes: Wishes = {
      choices: [{ kind: 'message', channel: 'mail', enabled: false }],
      quiet: { from: '22:00', until: '07:30' },
      digest: 'daily',
    };
    await repository.save(me, wishes);

    expect(await repository.of(me)).toEqual(wishes);
    expect(await repository.of(another)).toEqual(defaultWishes);

    await repository.save(me, defaultWishes);
    expect(await repository.of(me)).toEqual(defaultWishes);
  });

  test('stops mails of some kinds and leaves the rest, however often it is asked', async () => {
    for (let time = 0; time < 2; time++) await repository.stopMails(me, ['message']);
    const wishes = await repository.of(me);

    expect(wants(wishes, 'message', 'mail')).toBe(false);
    expect(wants(wishes, 'message', 'app')).toBe(true);
    expect(wants(wishes, 'collab-approved', 'mail')).toBe(true);
  });
}
