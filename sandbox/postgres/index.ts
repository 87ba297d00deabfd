/**
 * A real PostgreSQL for a machine without one: binaries from an npm package, loopback only, on a free port. It stops
 * with the process that started it, even after `kill -9`, and is restarted if it is killed itself.
 */
import path from 'node:path';
import { StartupFault } from '../startup-fault.js';
import { createDatabase, urlOf } from './connection.js';
import { joinOrLaunch } from './join.js';
import { prepareSite } from './site.js';

export type EmbeddedPostgres = {
  /** The requested database's `postgres://…` URL; it exists. */
  url: string;
  /** Stops PostgreSQL, unless another process started it. */
  stop(): Promise<void>;
};

type PostgresOptions = {
  /** The cluster is in its folder `pg`, the log in `pg.log`. Created if it doesn't exist. */
  dataDir: string;
  /** Name of the database; created if it doesn't exist. */
  database: string;
  /** False trades crash safety for speed: only for tests. */
  durable?: boolean;
  /** Receives messages for the user at the terminal. */
  say?: (sentence: string) => void;
};

/**
 * Starts PostgreSQL on a data folder, or joins one that another of our processes runs there.
 * @throws StartupFault
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  try {
    const site = prepareSite(dataDir, options.durable ?? true, options.say ?? console.warn);
    const server = await joinOrLaunch(site);
    await createDatabase(urlOf(site, server.port, 'postgres'), options.database);
    return { url: urlOf(site, server.port, options.database), stop: server.stop };
  } catch (error) {
    throw asFault(error, dataDir);
  }
}

function asFault(error: unknown, dataDir: string): StartupFault {
  if (error instanceof StartupFault) return error;
  const { message } = error as Error;
  const sentence = /ENOSPC|EDQUOT|No space left|quota exceeded/i.test(message)
    ? `The disk of the data folder ${dataDir} is full. Free some space and start again.`
    : /EACCES|EPERM|EROFS|Permission denied|wrong ownership/i.test(message)
      ? `The data folder ${dataDir} may not be written by this user. Change its permissions, or set DATA_DIR to another folder.`
      : /ENOTDIR|EEXIST/.test(message)
        ? `The data folder ${dataDir} is not a folder. Set DATA_DIR to another place.`
        : `PostgreSQL did not start on the data folder ${dataDir}: ${message.trim()}`;
  return new StartupFault(sentence, { cause: error });
}
