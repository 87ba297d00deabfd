import { spawn } from 'node:child_process';
import path from 'node:path';
import type { KeyScope } from '../../server/contract/rules/scopes.js';
import { ApiKeyService } from '../../server/modules/api-keys/use-cases/api-key-service.js';
import { TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { People } from '../support/world.js';

let product: TestApp;
let people: People;
beforeAll(async () => {
  product = await TestApp.listening();
  people = new People(product.app);
});
afterAll(() => product?.stop());

const needed: readonly KeyScope[] = ['offers:read', 'offers:write', 'collabs:read', 'collabs:write', 'webhooks:write'];

it('a stranger’s program publishes an offer, hears of its first request by a signed webhook, and approves it', async () => {
  const brand = await people.brand('stranger');
  await people.giveCredits(brand, 1);
  const wish = { name: 'Example', scopes: needed, expiresInDays: 30 };
  const { key } = await product.app.get(ApiKeyService, { strict: false }).make(brand.actor, wish);
  const program = spawn(process.execPath, [path.resolve(__dirname, '../../docs/examples/first-request.mjs')], {
    env: { ...process.env, TASTEMAKER_URL: product.config.publicUrl, TASTEMAKER_KEY: key },
  });
  let printed = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (part: Buffer) => (printed += String(part)));
  const ended = new Promise<number | null>((resolve) => program.on('exit', resolve));
  try {
    const offerId = await eventually(async () => {
      if (program.exitCode) throw new Error(printed);
      return /^Published: .*, (\S+)$/m.exec(printed)?.[1];
    });
    const collabId = await people.requested(await people.influencer('stranger'), offerId);
    expect([await ended, printed]).toEqual([0, expect.stringContaining(`Approved: ${collabId} is at stage 3`)]);
    const [collab] = await people.rows<{ stage: number }>('select stage from collabs where id = $1', [collabId]);
    expect(collab).toEqual({ stage: 3 });
    expect(await people.rows('select from webhook_endpoints')).toEqual([]);
  } finally {
    program.kill();
  }
});
