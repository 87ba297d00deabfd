import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const programs = pathToFileURL(path.resolve(__dirname, '../scripts/programs.mjs')).href;
const asText = JSON.stringify;

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('what a script has started ends with it by %s', async (signal) => {
  const waits = `console.log('begun'); setInterval(() => undefined, 1e3);`;
  const starts = `require('node:child_process').spawn(process.execPath, ['-e', ${asText(waits)}], { stdio: 'inherit' });`;
  const script = `import { started } from ${asText(programs)};
    started(process.execPath, ['-e', ${asText(starts)}], { stdio: 'inherit' });`;
  const running = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(running.stdout, 'data');
  running.kill(signal);
  const [, endedBy] = await once(running, 'close'); // once the last process that shares its output has ended
  expect(endedBy).toBe(signal);
});
