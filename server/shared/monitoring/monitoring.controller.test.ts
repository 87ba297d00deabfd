import { Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { loadConfig } from '../../config.js';
import { ErrorService } from './error-service.js';
import { MonitoringController } from './monitoring.controller.js';

class KeptLog extends Logger {
  readonly warnings: unknown[] = [];
  override warn(message: unknown): void {
    this.warnings.push(message);
  }
}

class KeptService extends ErrorService {
  readonly passedOn: Buffer[] = [];
  override tell(): void {
    throw new Error('A page tells by itself.');
  }
  override passOn(envelope: Buffer): void {
    this.passedOn.push(envelope);
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
  const [log, service] = [new KeptLog(), new KeptService()];
  const tunnel = new MonitoringController(loadConfig({ SENTRY_DSN: dsn }), log, new HttpAdapterHost(), service);
  return { log, service, tunnel };
}

describe('error reports', () => {
  it('R115, R123: are noted in the log, without email addresses', async () => {
    const { tunnel, log } = aTunnel();
    await tunnel.report(envelope(dsn), '10.0.0.1');
    expect(log.warnings).toMatchObject([
      { reportedBy: 'browser', type: 'SignInError', code: 'identity/wrong-password' },
    ]);
    expect(JSON.stringify(log.warnings)).not.toContain('jane');
  });

  it('R407: are passed on byte by byte, packed recordings too', async () => {
    const { tunnel, service } = aTunnel();
    const recording = Buffer.concat([Buffer.from(envelope(dsn)), Buffer.from([10, 0x78, 0x9c, 0xff, 0x00, 0xfe])]);
    await tunnel.report(recording, '10.0.0.1');
    expect(service.passedOn).toEqual([recording]);
  });

  it('R432: are neither noted nor passed on for another project', async () => {
    const { tunnel, log, service } = aTunnel();
    await expect(tunnel.report(envelope('https://key@errors.example/2'), '10.0.0.1')).rejects.toMatchObject({
      code: 'request/foreign-dsn',
    });
    expect([log.warnings, service.passedOn]).toEqual([[], []]);
  });

  it('are counted by network address', async () => {
    const { tunnel } = aTunnel();
    for (let time = 0; time < 60; time++) await tunnel.report(envelope(dsn), '10.0.0.1');
    await expect(tunnel.report(envelope(dsn), '10.0.0.1')).rejects.toMatchObject({ code: 'request/too-many' });
    await expect(tunnel.report(envelope(dsn), '10.0.0.2')).resolves.toEqual({});
  });
});
