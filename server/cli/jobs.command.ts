import { Command, CommandRunner, Option } from 'nest-commander';
import { plainError, RetryWork, WorkQueue } from '../modules/upkeep/index.js';
import { theProduct } from '../shared/kernel/index.js';

/** `jobs`: shows queued and given-up jobs and outbox events; `--retry` retries the latter. */
@Command({ name: 'jobs', description: 'Shows pending and failed jobs.' })
export class JobsCommand extends CommandRunner {
  constructor(
    private readonly queue: WorkQueue,
    private readonly retryWork: RetryWork,
  ) {
    super();
  }

  /** Ends with exit code 1 while anything is given up. */
  async run(_words: string[], { retry }: { retry?: boolean }): Promise<void> {
    if (retry) console.log(`${await this.retryWork.execute(theProduct, null)} jobs and events try again.`);
    const lines = await this.queue.lines();
    for (const { kind, name, waiting, late, givenUp } of lines)
      console.log(`${kind.padEnd(6)}${name.padEnd(34)} ${waiting} waiting, ${late} late, ${givenUp} given up`);
    for (const { kind, id, name, attempts, error } of await this.queue.failed())
      console.log(`${kind} ${id}, ${name}: tried ${attempts} times${error ? `: ${plainError(error)}` : ''}`);
    if (lines.length === 0) console.log('No failed or pending jobs.');
    if (lines.some(({ givenUp }) => givenUp > 0)) process.exitCode = 1;
  }

  @Option({ flags: '--retry', description: 'retries failed jobs now' })
  parseRetry(): boolean {
    return true;
  }
}
