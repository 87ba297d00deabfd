import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const server = path.resolve(__dirname, '../../server');

/**
 * Says which files within `server/` run any function during some work, according to V8's coverage; excludes index files.
 * Until it ends, the process is slower; starting takes as long as collecting all garbage.
 */
export class RunFiles {
  private readonly session = new Session();

  static async start(): Promise<RunFiles> {
    const files = new RunFiles();
    files.session.connect();
    await files.session.post('Profiler.enable');
    await files.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    return files;
  }

  async during(work: () => Promise<unknown>): Promise<string[]> {
    await this.take();
    await work();
    return (await this.take())
      .filter(({ functions }) =>
        functions.some(({ functionName, ranges }) => functionName !== '' && ranges[0]!.count > 0),
      )
      .map(({ url }) => path.relative(server, url.startsWith('file:') ? fileURLToPath(url) : url))
      .filter((file) => !file.startsWith('..') && path.basename(file) !== 'index.ts');
  }

  end(): void {
    this.session.disconnect();
  }

  /** What has run since the last time. */
  private async take() {
    return (await this.session.post('Profiler.takePreciseCoverage')).result;
  }
}
