import { type LeadFacts, leadJoins, newLead } from '../domain/lead.js';
import type { LeadRepository } from './lead.repository.js';

const friday = new Date('2026-11-20T15:00:00Z');

const facts: LeadFacts = {
  kind: 'influencer',
  email: 'amara@example.test',
  name: 'Amara Osei',
  company: 'amara.eats',
  invitedBy: 'ember-rye',
  dateOfBirth: '1998-04-30',
  profileUid: '00000000-0000-7000-8000-000000000001',
};

/** What every LeadRepository promises. `repository` answers one that holds no leads yet. */
export function leadRepositoryContract(repository: () => LeadRepository): void {
  it('finds by kind and e-mail address what was stored, at its next version', async () => {
    const saved = await repository().save(...newLead(facts, friday));

    expect(saved.version).toBe(1);
    expect(await repository().find('influencer', 'amara@example.test')).toEqual(saved);
    expect(await repository().find('brand', 'amara@example.test')).toBeNull();
  });

  it('lets nobody become the same lead twice', async () => {
    const tries = await Promise.allSettled([1, 2, 3].map(() => repository().save(...newLead(facts, friday))));

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'onboarding/stale' } });
  });

  it('keeps what is changed, of two changes at once one', async () => {
    const saved = await repository().save(...newLead(facts, friday));
    const join = (name: string) => repository().save(...leadJoins(saved, { ...facts, name }, friday));

    const changes = await Promise.allSettled([join('Amara'), join('Amara O.')]);

    expect(changes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await repository().find('influencer', 'amara@example.test')).toMatchObject({ version: 2 });
  });
}
