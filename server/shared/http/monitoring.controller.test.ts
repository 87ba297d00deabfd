import { Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { loadConfig } from '../../config.js';
import { MonitoringController } from './monitoring.controller.js';

class KeptLog extends Logger {
  readonly warnings: unknown[] = [];
  override warn(message: unknown): void {
    this.warnings.push(message);
  }
}

const dsn = 'https://key@errors.example/1';
const event = {
  event_id: 'a1',
  exception: { values: [{ type: 'SignInError', value: 'Not correct for jane@example.com.' }] },
  tags: { code: 'identity/wrong-password' },
  user: { email: 'jane@example.com' },
};
const envelope = (project: string) =>
  [{ dsn: project }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');

function aTunnel() {
  const log = new KeptLog();
  return { log, tunnel: new MonitoringController(loadConfig({ SENTRY_DSN: dsn }), log, new HttpAdapterHost()) };
}

describe('error reports', () => {
  it('R115, R123: are noted in the log, without e-mail addresses', async () => {
    const { tunnel, log } = aTunnel();
    await tunnel.report(envelope(dsn), '10.0.0.1');
    expect(log.warnings).toMatchObject([
      { reportedBy: 'browser', type: 'SignInError', code: 'identity/wrong-password' },
    ]);
    expect(JSON.stringify(log.warnings)).not.toContain('jane');
  });

  it('are not noted for another project', async () => {
    const { tunnel, log } = aTunnel();
    await expect(tunnel.report(envelope('https://key@errors.example/2'), '10.0.0.1')).rejects.toMatchObject({
      code: 'request/foreign-dsn',
    });
    expect(log.warnings).toEqual([]);
  });

  it('are counted by network address', async () => {
    const { tunnel } = aTunnel();
    for (let time = 0; time < 60; time++) await tunnel.report(envelope(dsn), '10.0.0.1');
    await expect(tunnel.report(envelope(dsn), '10.0.0.1')).rejects.toMatchObject({ code: 'request/too-many' });
    await expect(tunnel.report(envelope(dsn), '10.0.0.2')).resolves.toEqual({});
  });
});
