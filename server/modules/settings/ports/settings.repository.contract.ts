import { monday, staffActor } from '../../../../test/support/collabs.js';
import { changeSetting } from '../domain/setting.js';
import type { SettingsRepository } from './settings.repository.js';

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
