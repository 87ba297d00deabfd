import { readEnvelope } from './monitoring.controller.js';

const dsn = 'https://key@errors.example/1';
const lines = (...content: unknown[]) =>
  content.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');

describe('an envelope with error reports', () => {
  it('tells the project and what went wrong', () => {
    const event = {
      event_id: 'a1',
      exception: { values: [{ type: 'SignInError', value: 'Wrong.' }] },
      tags: { code: 'identity/wrong-password' },
      request: { url: 'https://tastemaker.example/app/login?token=secret#password' },
    };
    expect(readEnvelope(lines({ dsn }, { type: 'event' }, event))).toEqual({
      dsn,
      reports: [
        { eventId: 'a1', type: 'SignInError', message: 'Wrong.', code: 'identity/wrong-password', page: '/app/login' },
      ],
    });
  });

  it('R123: keeps no email address and nothing that is not asked for', () => {
    const event = {
      exception: { values: [{ type: 'Error', value: 'jane@example.com failed with <bob@example.com>' }] },
      user: { email: 'jane@example.com' },
      extra: { password: 'four words of mine' },
    };
    const { reports } = readEnvelope(lines({ dsn }, { type: 'event' }, event));
    expect(reports[0]?.message).toBe('[email] failed with <[email]>');
    expect(JSON.stringify(reports)).not.toMatch(/jane|bob|four words/);
  });

  it('passes over what is no error', () => {
    expect(readEnvelope(lines({ dsn }, { type: 'session' }, { sid: '1' })).reports).toEqual([]);
    expect(readEnvelope(lines({ dsn }, 'rubbish', '{"type":"event"}')).reports).toMatchObject([{ message: '' }]);
    expect(readEnvelope(lines({ dsn }, { type: 'event' }, { exception: { values: 'x' } })).reports).toHaveLength(1);
  });

  it.each(['', 'rubbish', '[]', 'null', '{"dsn":1}', '{}\n{"type":"event"}\n{}'])('is not: %s', (text) => {
    expect(() => readEnvelope(text)).toThrow(expect.objectContaining({ code: 'request/malformed' }));
  });
});
