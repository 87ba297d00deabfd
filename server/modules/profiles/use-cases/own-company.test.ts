import { filePathOf } from '../../../contract/rules/file-path.js';
import { type Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { InMemoryBrandRepository, InMemoryMembers } from '../adapters/persistence/in-memory-brands.js';
import { PortfolioFiles } from '../ports/neighbours.js';
import { CreateBrand } from './change-brands.js';
import { OwnCompany } from './own-company.js';

class FixedClock extends Clock {
  now = () => new Date('2026-11-21T12:00:00Z');
}
class NoTransaction extends Transaction {
  inTransaction = <T>(work: () => Promise<T>) => work();
}

const logo = '00000000-0000-7000-8000-0000000000aa';
const film = '00000000-0000-7000-8000-0000000000bb';

/** Every brand's own files are a logo and a film. */
class OneLogo extends PortfolioFiles {
  async ownedBy(_profileUid: string, mediaId: string) {
    const kind = { [logo]: 'image', [film]: 'video' }[mediaId] as 'image' | 'video' | undefined;
    return kind ? { filePath: filePathOf(mediaId), kind } : null;
  }
}

const staff: Actor = { userId: 'staff', role: 'admin', staffRole: 'operations' };
const details = { name: 'The Gilded Fork', email: 'owner@fork.test', city: 'london', category: 'restaurants' } as const;

async function world() {
  const brands = new InMemoryBrandRepository();
  const create = new CreateBrand(brands, new InMemoryMembers(), new NoTransaction(), new FixedClock());
  const { id: uid } = await create.execute(staff, details, null);
  const as = (memberRole: Actor['memberRole'], more: Partial<Actor> = {}): Actor => ({
    ...{ userId: 'somebody', role: 'brand', profile: { uid, type: 'brand' }, memberRole },
    ...more,
  });
  return { brands, uid, as, company: new OwnCompany(brands, new OneLogo(), new NoTransaction(), new FixedClock()) };
}

describe('a brand’s own people', () => {
  it.each(['owner', 'admin'] as const)('correct what it says of itself, as %s', async (role) => {
    const { company, brands, uid, as } = await world();
    const changes = { about: 'Small plates.', website: 'https://fork.test', city: 'bath' } as const;
    expect(await company.execute(as(role), changes)).toMatchObject({ ...changes, name: details.name });
    expect(await brands.get(uid)).toMatchObject({ ...changes, slug: 'the-gilded-fork', salesStage: 1 });
    expect(brands.events.at(-1)).toMatchObject({
      name: 'brand.updated',
      actor: { userId: 'somebody' },
      payload: { changed: ['about', 'website', 'city'] },
    });
  });

  it('store nothing when nothing differs', async () => {
    const { company, brands, as } = await world();
    await company.execute(as('owner'), { name: details.name, about: undefined });
    expect(brands.events).toHaveLength(1);
  });

  it('give it a logo from their own uploads, and take it away', async () => {
    const { company, brands, uid, as } = await world();
    await company.execute(as('owner'), { avatar: logo });
    expect((await brands.get(uid)).avatarPath).toBe(filePathOf(logo));
    expect(brands.events.at(-1)).toMatchObject({ payload: { changed: ['avatarPath'] } });
    await company.execute(as('owner'), { about: 'Small plates.' });
    expect((await brands.get(uid)).avatarPath).toBe(filePathOf(logo));
    for (const [avatar, code] of [
      [film, 'profiles/picture-needed'],
      [uid, 'profiles/no-such-file'],
    ] as const)
      await expect(company.execute(as('owner'), { avatar })).rejects.toMatchObject({ kind: 'invalid', code });
    await company.execute(as('owner'), { avatar: null });
    expect((await brands.get(uid)).avatarPath).toBeNull();
  });

  it('read but do not correct it as members, nor beyond the seats', async () => {
    const { company, as } = await world();
    const looker = as('admin', { readOnly: true });
    for (const [actor, code] of [
      [as('member'), 'identity/role-not-enough'],
      [as(undefined), 'identity/role-not-enough'],
      [looker, 'identity/seat-needed'],
    ] as const) {
      await expect(company.execute(actor, { about: 'x' })).rejects.toMatchObject({ kind: 'forbidden', code });
      expect(await company.get(actor)).toMatchObject({ about: '' });
    }
  });

  it('are nobody as an influencer', async () => {
    const { company, uid } = await world();
    const influencer: Actor = { userId: 'i', role: 'influencer', profile: { uid, type: 'influencer' } };
    await expect(company.get(influencer)).rejects.toMatchObject({ code: 'profiles/brand-not-found' });
  });
});
