import { namesNobody } from './names-nobody.js';

const token = 'Zk3v9QxT1bN8mRfW2sLpY7uHcDgJ0aE';
const id = '0197a000-0000-7000-8000-000000000001';
const signature = 'Qx3vT1bN8mRfW2sLpY7uHc';

describe('what may leave for an outside service', () => {
  it('R403: has no email address, anywhere', () => {
    expect(namesNobody({ message: 'jane@example.com failed', tags: ['to <bob@example.com>'], 'a@b.com': 1 })).toEqual({
      message: '[email] failed',
      tags: ['to <[email]>'],
      '[email]': 1,
    });
  });

  it('R403: has addresses without their secrets: query, fragment, and tokens in the path', () => {
    const page = 'https://tastemaker.example';
    expect(namesNobody(`${page}/app/login?token=secret&uid=7#password`)).toBe(`${page}/app/login?uid=7`);
    expect(namesNobody(`GET ${page}/reports/${token} failed`)).toBe(`GET ${page}/reports/[token] failed`);
    expect(namesNobody(`/api/v1/reports/${token}/pieces.csv?email=a%40b.com`)).toBe(
      '/api/v1/reports/[token]/pieces.csv',
    );
    expect(namesNobody({ [`${page}/app/x?q=name`]: [{ x: 1 }] })).toEqual({ [`${page}/app/x`]: [{ x: 1 }] });
  });

  it.each([
    [`/shortlist/${id}.${signature}`, '/shortlist/[token]'],
    [`/check-in/${id}.${signature}`, '/check-in/[token]'],
    [`/api/v1/shared-lists/${id}.${signature}/votes/${id}`, `/api/v1/shared-lists/[token]/votes/${id}`],
    [`/api/v1/doors/${id}.${signature}/guests`, '/api/v1/doors/[token]/guests'],
    [`/api/v1/unsubscribe/${id}.everything.${token}`, '/api/v1/unsubscribe/[token]'],
    ['/check-in?code=H7K2', '/check-in'],
    [`/unsubscribe?token=${id}.everything.${token}`, '/unsubscribe'],
    ['/schedule-call?call=secret', '/schedule-call'],
    ['/join?tier=starter&name=jane', '/join?tier=starter'],
  ])('R403: of %s, alone, in a sentence or with its host, stays %s', (address, stays) => {
    for (const around of ['', 'From ', 'https://tastemaker.example'])
      expect(namesNobody(`${around}${address}`)).toBe(`${around}${stays}`);
  });

  it('is otherwise as it was', () => {
    const event = { n: 1.5, no: null, yes: true, page: `/app/collabs/${id}`, list: [undefined, 'Tue 4 Mar, 19:30'] };
    expect(namesNobody(event)).toEqual(event);
    const file = `https://tastemaker.example/assets/BrandAnalyticsPage-D3xYz0aB.js`;
    const style = '@font-face{src:url(/assets/a.woff2)}.x{color:#fff}.y{background:url(/b/c.svg?d)}';
    const texts = [file, `/assets/BrandAnalyticsPage-D3xYz0aB.js:1:20`, '24/7 and/or </div> 3 / 4', `/i/${id}`];
    expect(namesNobody(style)).toBe(style.replace('?d', ''));
    expect(namesNobody(texts)).toEqual(texts);
  });

  it('R403: leaves out what holds itself', () => {
    const self: Record<string, unknown> = { name: 'x' };
    self.self = self;
    expect(namesNobody(self)).toEqual({ name: 'x', self: undefined });
  });
});
