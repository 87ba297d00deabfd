import { monday, staffActor } from '../../../../test/support/collabs.js';
import { addToList, changeAddition } from '../domain/list-addition.js';
import { changeSetting } from '../domain/setting.js';
import type { ListAdditionRepository, SettingsRepository } from './repositories.js';

const actor = { ...staffActor, staffRole: 'super-user' } as const;

export function settingsContract(repository: () => SettingsRepository): void {
  it('keeps what is set, the last of each, and forgets what is given back', async () => {
    const save = async (id: 'trainingUrl' | 'supportSms', value: string | null) =>
      repository().save(changeSetting(await repository().all(), id, value, actor, monday)[1]);
    await save('trainingUrl', 'https://learn.example/');
    await save('supportSms', '+44 7700 900456');
    await save('supportSms', '');
    expect(await repository().all()).toEqual({ trainingUrl: 'https://learn.example/', supportSms: '' });
    await save('trainingUrl', null);
    await save('trainingUrl', null);
    expect(await repository().all()).toEqual({ supportSms: '' });
  });
}

export function listAdditionContract(repository: () => ListAdditionRepository): void {
  const york = { list: 'brand-cities', label: 'York', point: { lat: 53.96, lng: -1.08 } } as const;

  it('keeps what is added, in its order, and what becomes of it', async () => {
    await repository().add(...addToList([], york, actor, monday));
    await repository().add(...addToList([], { list: 'categories', label: 'Books', point: null }, actor, monday));
    const before = await repository().all();
    expect(before.map(({ list, id, lat }) => [list, id, lat])).toEqual([
      ['brand-cities', 'york', 53.96],
      ['categories', 'books', null],
    ]);
    const changes = { label: 'Old York', withdrawn: true };
    await repository().change(...changeAddition(before, 'brand-cities', 'york', changes, actor, monday)!);
    expect((await repository().all())[0]).toEqual({ ...before[0], ...changes });
  });

  it('refuses what someone else has just added, by its id or by its label', async () => {
    const [event] = addToList([], { ...york, label: 'Wells' }, actor, monday).slice(1);
    const wells = { ...york, id: 'wells', label: 'Wells', lat: 51.2, lng: -2.6, withdrawn: false };
    await repository().add(wells, event as never);
    for (const taken of [wells, { ...wells, id: 'other-wells', label: 'WELLS' }])
      await expect(repository().add(taken, event as never)).rejects.toMatchObject({ code: 'settings/already-listed' });
  });
}
