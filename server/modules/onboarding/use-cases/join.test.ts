import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { inMemory } from '../../../shared/http/attempt-limits.js';
import { InMemoryAccounts, InMemoryLeadRepository } from '../adapters/in-memory-onboarding.js';
import { FlexibleEntryLimits } from '../adapters/security/entry-limits.js';
import { newLead } from '../domain/lead.js';
import { JoinAsBrand, JoinAsInfluencer, type JoiningBrand, type JoiningInfluencer, OpenAccount } from './join.js';

const address = '10.0.0.1';
const now = new Date('2026-11-20T15:00:00Z');

const ember: JoiningBrand = {
  tier: 'professional',
  brandName: 'Ember & Rye',
  city: 'london',
  category: 'restaurants',
  name: 'Rosa Lind',
  email: ' Rosa@Ember.test',
  termsVersion: 1,
};
const amara: JoiningInfluencer = {
  name: 'Amara Osei',
  handle: 'amara.eats',
  platform: 'tiktok',
  city: 'london',
  email: 'amara@example.test',
  termsVersion: 1,
  dateOfBirth: '1998-04-30',
  invitedBy: 'ember-rye',
};

let accounts: InMemoryAccounts;
let leads: InMemoryLeadRepository;
let asBrand: JoinAsBrand;
let asInfluencer: JoinAsInfluencer;

beforeEach(() => {
  accounts = new InMemoryAccounts();
  leads = new InMemoryLeadRepository();
  const clock = new FixedClock(now);
  const limits = new FlexibleEntryLimits(inMemory);
  const openAccount = new OpenAccount(accounts, leads, limits, new NoTransaction(), clock);
  asBrand = new JoinAsBrand(accounts, openAccount);
  asInfluencer = new JoinAsInfluencer(accounts, openAccount, clock);
});

describe('joining as a brand', () => {
  it('R447: makes brand, account and lead, remembers the plan, and mails a link', async () => {
    await asBrand.execute(address, ember);

    expect(accounts.opened).toEqual([
      {
        email: 'rosa@ember.test',
        name: 'Rosa Lind',
        termsVersion: 1,
        brand: { name: 'Ember & Rye', city: 'london', category: 'restaurants' },
      },
    ]);
    expect(await leads.find('brand', 'rosa@ember.test')).toMatchObject({
      company: 'Ember & Rye',
      tier: 'professional',
      profileUid: 'profile-1',
      salesStage: 1,
      onboardingStage: 1,
    });
    expect(leads.events.map(({ name }) => name)).toEqual(['lead.created']);
    expect(accounts.mailedLinks).toEqual(['rosa@ember.test']);
  });

  it('R95: with a known email address mails a link, and makes nothing', async () => {
    await asBrand.execute(address, ember);
    await asBrand.execute(address, { ...ember, brandName: 'Another', tier: 'premium' });

    expect(accounts.opened).toHaveLength(1);
    expect(await leads.find('brand', 'rosa@ember.test')).toMatchObject({
      company: 'Ember & Rye',
      tier: 'professional',
    });
    expect(accounts.mailedLinks).toEqual(['rosa@ember.test', 'rosa@ember.test']);
  });

  it('makes the lead of an earlier call the brand’s own', async () => {
    await leads.save(
      ...newLead({ kind: 'brand', email: 'rosa@ember.test', name: 'Rosa', company: 'Ember' }, new Date('2026-11-02')),
    );

    await asBrand.execute(address, ember);

    expect(await leads.find('brand', 'rosa@ember.test')).toMatchObject({
      company: 'Ember & Rye',
      tier: 'professional',
      profileUid: 'profile-1',
    });
    expect(leads.events.map(({ name }) => name)).toEqual(['lead.created', 'lead.joined']);
  });

  it('refuses an address that no mail reaches', async () => {
    await expect(asBrand.execute(address, { ...ember, email: 'rosa@ember' })).rejects.toMatchObject({
      code: 'onboarding/invalid-email',
      details: { errors: { email: 'Please enter a valid email address.' } },
    });
    expect(accounts.opened).toEqual([]);
  });

  it('lets nobody fill a mailbox', async () => {
    for (let number = 0; number < 5; number++) await asBrand.execute(address, ember);

    await expect(asBrand.execute(address, ember)).rejects.toMatchObject({ code: 'onboarding/too-many-requests' });
    expect(accounts.mailedLinks).toHaveLength(5);
  });
});

describe('joining as an influencer', () => {
  it('makes influencer, account and lead, remembers who invited them, and mails a link', async () => {
    await asInfluencer.execute(address, amara);

    expect(accounts.opened).toEqual([
      {
        email: 'amara@example.test',
        name: 'Amara Osei',
        handle: 'amara.eats',
        platform: 'tiktok',
        city: 'london',
        termsVersion: 1,
        dateOfBirth: '1998-04-30',
      },
    ]);
    expect(await leads.find('influencer', 'amara@example.test')).toMatchObject({
      company: 'amara.eats',
      dateOfBirth: '1998-04-30',
      invitedBy: 'ember-rye',
      tier: null,
    });
    expect(accounts.mailedLinks).toEqual(['amara@example.test']);
  });

  it('R335: takes nobody under 18', async () => {
    await expect(asInfluencer.execute(address, { ...amara, dateOfBirth: '2008-11-21' })).rejects.toMatchObject({
      code: 'onboarding/too-young',
    });
    expect(accounts.opened).toEqual([]);
    expect(accounts.mailedLinks).toEqual([]);
  });

  it('R95: leaves the handle taken, whether the email address is known or not', async () => {
    await asInfluencer.execute(address, amara);
    for (const email of ['amara@example.test', 'stranger@example.test']) {
      const handle = `fresh.${email[0]}`;
      await asInfluencer.execute(address, { ...amara, email, handle });
      const again = asInfluencer.execute(address, { ...amara, email: 'eve@example.test', handle });
      await expect(again).rejects.toMatchObject({ code: 'profiles/handle-taken' });
    }
    expect(accounts.opened).toHaveLength(2);
  });

  it('says when someone else has the handle', async () => {
    await asInfluencer.execute(address, amara);

    await expect(asInfluencer.execute(address, { ...amara, email: 'other@example.test' })).rejects.toMatchObject({
      code: 'profiles/handle-taken',
    });
    expect(accounts.mailedLinks).toEqual(['amara@example.test']);
  });
});
