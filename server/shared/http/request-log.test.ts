import type { LoggerService } from '@nestjs/common';
import fastify from 'fastify';
import { logRequests } from './pino-logger.js';
import { sendProblem } from './refusals.js';
import type { MaybeSignedInRequest, Session } from './session.js';

const id = '0197a000-0000-7000-8000-000000000001';
const secret = 'Zk3v9QxT1bN8mRfW2sLpY7uHcDgJ0aE-Zk3v9QxT1bN';
const signature = 'Qx3vT1bN8mRfW2sLpY7uHc';

type Line = Record<string, unknown>;

/** The log lines of requests to these URLs. */
async function linesOf(addresses: readonly string[], http = fastify()): Promise<Line[]> {
  const lines: Line[] = [];
  const note = (line: Line) => void lines.push(line);
  logRequests(http, { log: note, error: note, warn: note } satisfies LoggerService);
  for (const url of addresses) await http.inject({ method: 'GET', url, remoteAddress: '203.0.113.7' });
  await http.close();
  return lines;
}

const notedOf = async (...addresses: string[]) => (await linesOf(addresses)).map(({ url }) => url);

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

describe('who asked', () => {
  const actor = { userId: id, role: 'guest' } as const;
  const session = { id: 'a key', actor, stage: 'full', provenAt: new Date(0) } as const;

  /** A guard that refuses everyone, and one that admits this session. */
  function twoDoors(known?: Session) {
    const http = fastify();
    http.addHook('onRequest', (request: MaybeSignedInRequest, _reply, done) => {
      request.session = known;
      done();
    });
    http.get('/open', (_, reply) => reply.send('come in'));
    http.get('/shut', (request, reply) => {
      const code = 'identity/wrong-password';
      const problem = {
        type: code,
        title: '',
        status: 401,
        detail: '',
        instance: '/shut',
        code,
        requestId: request.id,
      };
      sendProblem(reply, problem);
    });
    return http;
  }

  it('is on every line of someone signed in, and a program has its key beside it', async () => {
    const [person] = await linesOf(['/open'], twoDoors(session));
    expect(person).toMatchObject({ status: 200, user: id });
    expect(Object.keys(person!)).not.toContain('key');
    const [program] = await linesOf(['/open'], twoDoors({ ...session, scopes: ['offers:read'] }));
    expect(program).toMatchObject({ user: id, key: 'a key' });
  });

  it('is followed by why and from where what was refused came; else no address is kept', async () => {
    const [open, shut] = await linesOf(['/open', '/shut'], twoDoors());
    expect(shut).toMatchObject({ status: 401, code: 'identity/wrong-password', ip: '203.0.113.7' });
    expect(Object.keys(open!)).toEqual(['requestId', 'method', 'url', 'status', 'ms']);
  });
});
