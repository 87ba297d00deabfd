import type { LoggerService } from '@nestjs/common';
import fastify from 'fastify';
import { logRequests } from './request-log.js';

const id = '0197a000-0000-7000-8000-000000000001';
const secret = 'Zk3v9QxT1bN8mRfW2sLpY7uHcDgJ0aE-Zk3v9QxT1bN';
const signature = 'Qx3vT1bN8mRfW2sLpY7uHc';

/** What the log says of requests to these addresses. */
async function notedOf(...addresses: string[]): Promise<string[]> {
  const lines: { url: string }[] = [];
  const note = (line: { url: string }) => void lines.push(line);
  const http = fastify();
  logRequests(http, { log: note, error: note, warn: note } satisfies LoggerService);
  for (const url of addresses) await http.inject({ method: 'GET', url });
  await http.close();
  return lines.map(({ url }) => url);
}

it.each([
  [`/reports/${secret}`, '/reports/[token]'],
  [`/api/v1/reports/${secret}`, '/api/v1/reports/[token]'],
  [`/api/v1/calls/${secret}/move`, '/api/v1/calls/[token]/move'],
  [`/schedule-call?token=${secret}`, '/schedule-call'],
  [`/app/quick-login?token=${secret}&email=a%40b.com`, '/app/quick-login'],
  [`/app/password-reset?token=${secret}`, '/app/password-reset'],
  [`/shortlist/${id}.${signature}`, '/shortlist/[token]'],
  [`/api/v1/shared-lists/${id}.${signature}/votes/${id}`, `/api/v1/shared-lists/[token]/votes/${id}`],
  [`/check-in/${id}.${signature}`, '/check-in/[token]'],
  [`/api/v1/doors/${id}.${signature}/guests`, '/api/v1/doors/[token]/guests'],
  [`/api/v1/unsubscribe/${id}.everything.${secret}`, '/api/v1/unsubscribe/[token]'],
])('R403: of %s the log says %s', async (address, noted) => {
  expect(await notedOf(address)).toEqual([noted]);
});

it('says of every other address which it was', async () => {
  const addresses = [
    '/',
    '/health/live',
    `/api/v1/collabs/${id}/deliverables`,
    '/api/v1/admin/influencer-list-explorer',
    '/api/v1/functions/getSessionAndUserProfile',
    '/assets/BrandAnalyticsPage-D3xYz0aB.js',
  ];
  expect(await notedOf(...addresses)).toEqual(addresses);
});
