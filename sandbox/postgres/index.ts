/**
 * A real PostgreSQL for a machine that has none: the binaries of an npm package, loopback only, on a free port.
 * It ends with the process that started it, even by `kill -9`, and is started again when it is killed itself.
 */
import path from 'node:path';
import { StartupFault } from '../startup-fault.js';
import { createDatabase, urlOf } from './connection.js';
import { joinOrLaunch } from './join.js';
import { prepareSite } from './site.js';

export type EmbeddedPostgres = {
  /** `postgres://…` of the database that was asked for; it exists. */
  url: string;
  /** Ends PostgreSQL, unless another process started it. */
  stop(): Promise<void>;
};

type PostgresOptions = {
  /** The cluster is kept in its folder `pg`, the log in `pg.log`. Made when it does not exist. */
  dataDir: string;
  /** Name of the database; made when it does not exist. */
  database: string;
  /** False gives up crash safety for speed: only for tests. */
  durable?: boolean;
  /** Takes the few sentences that the person at the terminal should read. */
  say?: (sentence: string) => void;
};

/**
 * Starts PostgreSQL on a data folder, or joins the one that another process of ours runs there.
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
