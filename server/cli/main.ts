import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { CommandFactory } from 'nest-commander';
import { ConfigFault, directUrlOf, loadConfig } from '../config.js';
import { migrate } from '../db/migrate.js';
import { DomainError } from '../shared/kernel/index.js';
import { BareModule, CliModule } from './cli.module.js';
import { surroundingsFor } from './surroundings.js';

const rethrow = (error: Error): never => {
  throw error;
};
const options: Parameters<typeof CommandFactory.run>[1] = {
  logger: ['error', 'warn'],
  abortOnError: false,
  errorHandler: rethrow,
  serviceErrorHandler: rethrow,
};

/** These need no migrated database. */
const bare = ['doctor', 'push:keys', 'restore'];

/** Rows are short-lived, but survive a batch: by default V8 grows the heap with the file instead of collecting them. */
const keepHeapSmall = () => setFlagsFromString('--heap-growing-percent=25');

async function run(command: string | undefined): Promise<void> {
  if (command === 'import') keepHeapSmall();
  const given = loadConfig();
  if (command && bare.includes(command)) return CommandFactory.run(BareModule.with(given), options);
  const { config, stop } = await surroundingsFor(given);
  try {
    await migrate(directUrlOf(config));
    await CommandFactory.run(CliModule.with(config), options);
  } finally {
    await stop();
  }
}

/** Errors that the user can fix, one sentence each. */
function sentenceFor(error: unknown): string | undefined {
  const { name, code, message } = error as { name?: string; code?: string; message: string };
  if (error instanceof DomainError) return Object.values(error.details.errors ?? {})[0] ?? message;
  if (error instanceof ConfigFault || name === 'StartupFault' || name === 'BackupFault') return message;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'The database does not answer. Check DATABASE_URL, and that PostgreSQL runs there.';
  return undefined;
}

/** The command parser's own messages (help, an unknown command) have already been printed. */
const exitCodeOf = (error: unknown): number | undefined => {
  const { code, exitCode } = error as { code?: string; exitCode?: number };
  return String(code).startsWith('commander.') ? exitCode : undefined;
};

/** Settled once the command has done its work; the process holds its exit code. */
export const ended = run(process.argv[2]).catch((error: unknown) => {
  const exitCode = exitCodeOf(error);
  if (exitCode === undefined) console.error(sentenceFor(error) ?? error);
  process.exitCode = exitCode ?? 1;
});
