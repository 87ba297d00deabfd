import { ownEndpoint, type Desk } from '../desk.js';

const nothing = [{ amount: 0, currency: 'gbp', source_types: { card: 0 } }];

export const balance = async () => ({ object: 'balance', available: nothing, pending: nothing, livemode: false });

export const account = async ({ site }: Desk) => ({
  id: 'acct_sandbox',
  object: 'account',
  country: 'GB',
  default_currency: 'gbp',
  charges_enabled: true,
  payouts_enabled: true,
  business_profile: { name: 'Tastemaker', url: site.publicUrl },
  metadata: { endpoint: ownEndpoint },
});
