import { spawnSync } from 'node:child_process';

/** The user to run a program as; empty for the current one. */
export type User = { uid?: number; gid?: number };

export const withoutOurSecrets = { PATH: process.env.PATH || '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Whether this user can run it to a good end. */
export const runs = ({ uid, gid }: User, command: string, ...args: string[]) =>
  spawnSync(command, args, { uid, gid, cwd: '/', env: withoutOurSecrets }).status === 0;

/** Whether a process with this pid is running, whichever user owns it. */
export function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
