import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render';
import { brand, serve, sessionOf } from '../../test/server';
import { HomePage } from './HomePage';

const open = () => {
  serve({});
  return renderPage(<HomePage />);
};

test('R445: a visitor reads what this is, what it costs, how to reach us and where to book a call', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText(/Restaurants, hotels and makers offer a visit or a product/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Schedule a call' })).toHaveAttribute('href', '/schedule-call');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/app/login');
});

test('the ticket in the picture is numbered as the product numbers its tickets', () => {
  open();
  expect(screen.getAllByText(/^#[\dA-F]{5}$/)).toHaveLength(1);
});

test.each([
  ['R24, R214, R215, R445', 'Basic', /£0.*until first Collab/, '/join?tier=basic'],
  ['R25, R445', 'Starter', /£99.*per month/, '/join?tier=starter'],
  ['R26, R445', 'Professional', /£249.*per month/, '/join?tier=professional'],
  ['R27, R445', 'Premium', /£499.*per month/, '/join?tier=premium'],
])('%s: %s has its price and leads to its own way in', (_, name, price, href) => {
  open();
  const ticket = screen.getByRole('heading', { name }).closest('article')!;
  expect(ticket).toHaveTextContent(price);
  expect(within(ticket).getByRole('link')).toHaveAttribute('href', href);
});

test.each([
  ['excluded', 'per month excl. VAT', '£75 per additional Collab excl. VAT'],
  ['included', 'per month incl. VAT', '£75 per additional Collab incl. VAT'],
])('R209: with VAT %s, each price says so beside it', async (vat, monthly, collab) => {
  serve({ '/api/v1/settings': { body: { supportEmail: 's@t.test', vat, links: {} } } });
  renderPage(<HomePage />);
  const ticket = screen.getByRole('heading', { name: 'Starter' }).closest('article')!;
  expect(await within(ticket).findByText(monthly)).toBeVisible();
  expect(ticket).toHaveTextContent(collab);
  expect(screen.getByRole('heading', { name: 'Basic' }).closest('article')).toHaveTextContent('£0until first Collab');
});

const support = { whatsapp: '+44 7700 900123', instagram: '@tastemaker.demo', sms: null };

test.each([
  ['R414', 'WhatsApp', 'under 1 hour', 'https://wa.me/447700900123'],
  ['R415', 'Instagram DM', 'within 1 working day', 'https://ig.me/m/tastemaker.demo'],
  ['R416', 'SMS', 'under 6 hours', null],
])('%s, R445: %s is answered %s, and leads there where it is set up', async (_, channel, promise, href) => {
  serve({ '/api/v1/settings': { body: { supportEmail: 's@t.test', support, links: {} } } });
  renderPage(<HomePage />);
  await screen.findByRole('link', { name: 'WhatsApp' });
  expect(screen.getByText(channel).closest('div')).toHaveTextContent(promise);
  expect(screen.getByText(channel).closest('a')?.getAttribute('href') ?? null).toBe(href);
});

test('R6, R7: live chat is named without a promise of time', () => {
  open();
  expect(screen.getByText('Live chat').parentElement).not.toHaveTextContent(/hour|day|minute/);
});

test('who is signed in finds the way back instead', async () => {
  serve({ '/api/v1/functions/getSessionAndUserProfile': sessionOf(brand('b1')) });
  renderPage(<HomePage />);
  expect(await screen.findByRole('link', { name: 'Open Tastemaker' })).toHaveAttribute('href', '/app');
});
