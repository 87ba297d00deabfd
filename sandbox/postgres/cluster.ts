import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartupFault } from '../startup-fault.js';
import { type Binaries, publish, type User, withoutOurSecrets } from './binaries.js';

/** The password file of the cluster's only user. */
export const secretIn = (cluster: string) => path.join(cluster, 'tastemaker.secret');

/** @throws StartupFault when the cluster was created by a different PostgreSQL version */
export function checkVersion(cluster: string, { postgres }: Binaries): void {
  const made = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const ours = /(\d+)/.exec(spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout)?.[1];
  if (made === ours) return;
  const age = Number(made) > Number(ours) ? 'a newer' : 'an older';
  throw new StartupFault(
    `The database in ${cluster} was made by ${age} PostgreSQL (${made}; this release brings ${ours}). Start the release that made it, or set DATA_DIR to another folder.`,
  );
}

/**
 * Created in a temporary folder and renamed, so that an incomplete cluster is never visible; it contains its password.
 */
export function createCluster(cluster: string, { initdb }: Binaries, user: User, durable: boolean): void {
  const home = path.dirname(cluster);
  const unfinished = fs.mkdtempSync(`${cluster}.new-`);
  const secret = `${unfinished}.secret`;
  fs.writeFileSync(secret, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (user.uid !== undefined)
    for (const made of [unfinished, secret]) fs.chownSync(made, user.uid, user.gid ?? user.uid);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--lc-messages=C'];
  const access = ['--username=app', '--auth=scram-sha-256', `--pwfile=${secret}`];
  const safety = durable ? ['--data-checksums'] : ['--data-checksums', '--no-sync'];
  try {
    const options = { ...user, cwd: '/', env: withoutOurSecrets, encoding: 'utf8' as const };
    const made = spawnSync(initdb, ['-D', unfinished, ...locale, ...access, ...safety], options);
    if (made.error) throw made.error;
    if (made.status !== 0) throw new Error(made.stderr);
    fs.renameSync(secret, secretIn(unfinished));
    publish(unfinished, cluster);
    const folder = fs.openSync(home, 'r');
    fs.fsyncSync(folder);
    fs.closeSync(folder);
  } finally {
    fs.rmSync(secret, { force: true });
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
}
