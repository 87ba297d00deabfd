import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { aBilling } from '../../test/billing';
import { brand, influencer, serve, sessionOf } from '../../test/server';
import { SupportPage } from './SupportPage';

const addresses = { whatsapp: '+44 7700 900123', instagram: '@tastemaker.demo', sms: '+44 7700 900456' };

function open(support: Record<keyof typeof addresses, string | null> = addresses, as = brand()) {
  serve({
    '/api/v1/functions/getSessionAndUserProfile': sessionOf(as),
    '/api/v1/settings': { body: { supportEmail: 'help@tastemaker.test', support, links: {} } },
  });
  return renderPage(<SupportPage />, { at: '/app/support' });
}

const rowOf = async (address: string) => {
  const row = (await screen.findByRole('link', { name: address })).closest('li');
  if (!row) throw new Error(`${address} stands in no row.`);
  return row;
};

describe('SupportPage', () => {
  it.each([
    ['WhatsApp', addresses.whatsapp, 'Response time: under 1 hour', 'https://wa.me/447700900123'],
    ['Instagram DM', addresses.instagram, 'Response time: within 1 working day', 'https://ig.me/m/tastemaker.demo'],
    ['SMS', addresses.sms, 'Response time: under 6 hours', 'sms:+447700900456'],
  ])('R414–R416: %s leads to us and says how soon we answer', async (label, address, promise, href) => {
    open();
    const row = within(await rowOf(address));
    expect(row.getByRole('heading', { name: label })).toBeVisible();
    expect(row.getByText(promise)).toBeVisible();
    expect(row.getByRole('link', { name: address })).toHaveAttribute('href', href);
  });

  it.each([
    ['starter', 0],
    ['professional', 1],
  ] as const)('R438: the phone is for plans with priority support: %s', async (plan, phones) => {
    serve({
      '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand('brand-1', true)),
      '/api/v1/billing': { body: aBilling(plan) },
      '/api/v1/settings': {
        body: { supportEmail: 'help@tastemaker.test', support: { ...addresses, phone: '+44 20 7946 0000' }, links: {} },
      },
    });
    renderPage(<SupportPage />, { at: '/app/support' });
    await rowOf(addresses.whatsapp);
    if (phones) expect(await screen.findByRole('link', { name: '+44 20 7946 0000' })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: '+44 20 7946 0000' })).toHaveLength(phones);
  });

  it('copies an address', async () => {
    const { user } = open();
    await user.click(within(await rowOf(addresses.instagram)).getByRole('button', { name: 'Copy Instagram handle' }));
    expect(await navigator.clipboard.readText()).toBe(addresses.instagram);
    expect(await screen.findByText('Copied to clipboard!')).toBeVisible();
  });

  it('leaves out where we cannot be found, and always has the email address', async () => {
    open({ whatsapp: null, instagram: null, sms: null });
    expect(await rowOf('help@tastemaker.test')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(1);
  });

  it.each([
    ['a brand', brand(), 'What happens when I suggest changes?', 'The creator sees your comments'],
    ['an influencer', influencer, 'What happens when a brand suggests changes?', 'You’ll see the brand’s comments'],
  ])('answers %s from their side', async (_, as, question, answer) => {
    const { user } = open(addresses, as);
    await user.click(await screen.findByText(question));
    expect(screen.getByText(answer, { exact: false })).toBeVisible();
  });

  it('finds answers by all their words, and says how many', async () => {
    const { user } = open();
    expect(screen.getByRole('status')).toHaveTextContent(/^\d+ answers$/);

    const field = screen.getByRole('searchbox', { name: 'Search the answers' });
    await user.type(field, 'EXPIRES seven');
    expect(screen.getByRole('status')).toHaveTextContent(/^1 of \d+ answers$/);
    expect(screen.getByText('How long does a brand have to answer a request?')).toBeVisible();
    expect(screen.queryByText('What are the golden rules?')).not.toBeInTheDocument();

    await user.type(field, ' zebra');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getByText('What are the golden rules?')).toBeVisible();
  });
});
