import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { Readiness } from './shared/http/health.controller.js';
import { LiveHub } from './shared/realtime/index.js';
import { checkDataFolder, DiskDataFolder, isDiskFull } from './shared/storage/data-folder.js';
import { createApp } from './app.js';
import { type Config, ConfigFault, directUrlOf, loadConfig } from './config.js';
import { migrate } from './db/migrate.js';
import { checkPort } from './port.js';
import { loadStandIns, type StandIns } from './sandbox.js';
import { PinoLogger } from './shared/http/pino-logger.js';

const exitWithinMs = 25_000;

/** Outside production, the sandbox replaces services that the environment doesn't name. */
async function surroundingsFor(config: Config): Promise<StandIns> {
  if (config.production) return { config, modules: [], told: [], stop: async () => undefined };
  const { startStandIns } = await loadStandIns();
  return startStandIns(config);
}

/** Everything that the application needs: its surroundings and an up-to-date database, at first with the demo world. */
async function prepare(): Promise<StandIns> {
  const given = loadConfig();
  await checkDataFolder(new DiskDataFolder(given.dataDir));
  await checkPort(given.port, given.host);
  const surroundings = await surroundingsFor(given);
  const { config, stop } = surroundings;
  return orStop(stop, async () => {
    await migrate(directUrlOf(config));
    if (!config.production) await (await import('./db/seed/demo.js')).makeDemoWorldOnce(config);
    return surroundings;
  });
}

async function serve({ config, modules, told, stop }: StandIns): Promise<void> {
  const log = new PinoLogger(config);
  const app = await createApp(config, log, modules);
  const stopAfter = stopOnce(async (seconds) => {
    app.get(Readiness).stop();
    await pause(seconds * 1_000);
    app.get(LiveHub).closeAll();
    await app.close();
    await stop();
  });
  process.once('SIGINT', () => stopAfter(0)); // there is no proxy on a developer's machine
  process.once('SIGTERM', () => stopAfter(config.shutdownDelay));
  await app.listen({ port: config.port, host: config.host });
  for (const line of told) console.log(line);
  if (!config.production) {
    const { prepareDemoBilling } = await import('./db/seed/demo-billing.js');
    await prepareDemoBilling(app, config).catch((error: unknown) => log.warn(`The card provider: ${String(error)}`));
  }
}

async function orStop<Result>(stop: () => Promise<void>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await stop();
    throw error;
  }
}

function stopOnce(work: (seconds: number) => Promise<void>): (seconds: number) => void {
  let isStopping = false;
  return (seconds) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), exitWithinMs).unref();
    work(seconds).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
}

/** Errors that the user can fix, as one sentence. */
function sentenceFor(error: unknown): string | undefined {
  const { name, code, message, port, syscall } = error as Partial<NodeJS.ErrnoException> & { port?: number };
  if (error instanceof ConfigFault || name === 'StartupFault') return message;
  if (isDiskFull(error)) return 'The disk of DATA_DIR is full. Free some space and start again.';
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another with PORT=3001 npm start.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Not allowed to listen on port ${port}. Choose a port above 1023 with PORT=3000 npm start.`;
  return undefined;
}

/** Settles before the server listens, for those who show how long it takes. */
export const prepared = prepare();

prepared
  .then((surroundings) => orStop(surroundings.stop, () => serve(surroundings)))
  .catch((error: unknown) => {
    console.error(sentenceFor(error) ?? error);
    process.exit(1);
  });
