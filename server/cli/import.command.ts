import { basename, extname } from 'node:path';
import { Command, CommandRunner, Option } from 'nest-commander';
import { idsOf, type Platform, platforms } from '../contract/lists/index.js';
import {
  importFields,
  ImportInfluencers,
  type ImportOrder,
  type ImportReport,
  type ImportResult,
  type ImportScheme,
  type SkipReason,
  skipReasons,
} from '../modules/imports/index.js';
import { DomainError, theProduct } from '../shared/kernel/index.js';

type Options = Readonly<{ platform?: Platform; map?: ImportOrder['map']; rejects?: string; dryRun?: boolean }>;

const progressEvery = 1_000;
const count = new Intl.NumberFormat('en-GB');

/** `import influencers people.csv`: puts the people of a table into the staff panel as unclaimed profiles. */
@Command({
  name: 'import',
  arguments: '<what> <file>',
  argsDescription: { what: 'influencers', file: 'a CSV file' },
  description: 'Imports a table of influencers. Run again it changes nothing.',
})
export class ImportCommand extends CommandRunner {
  constructor(private readonly importInfluencers: ImportInfluencers) {
    super();
  }

  /** Ends with exit code 1 when the file cannot be imported. */
  async run([what, file]: string[], { rejects, ...options }: Options): Promise<void> {
    const watch = watcher();
    try {
      if (what !== 'influencers' || !file) throw usage('Say: import influencers FILE.csv');
      const rejectsFile = rejects ?? `${basename(file, extname(file))}.rejects.csv`;
      const result = await this.importInfluencers.execute(theProduct, { file, rejectsFile, ...options }, watch);
      print(summaryOf(result, watch.elapsedMs(), options.dryRun ?? false));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (watch.rows() > 0) print([`${count.format(watch.rows())} rows were read before this:`]);
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    }
  }

  @Option({ flags: '--platform <platform>', description: 'instagram, tiktok or youtube; else the headers say it' })
  parsePlatform(text: string): Platform {
    const platform = idsOf(platforms).find((id) => id === text.toLowerCase());
    if (!platform) throw usage(`--platform takes ${idsOf(platforms).join(', ')}.`);
    return platform;
  }

  @Option({
    flags: '--map <columns>',
    description: 'columns by number from 1 or by header, such as handle=2,name=3,categories=11+12',
  })
  parseMap(text: string): ImportOrder['map'] {
    const pairs = text.split(',').map((pair) => pair.split('='));
    return Object.fromEntries(
      pairs.map(([field = '', column = '']) => {
        const known = importFields.find((name) => name === field.trim());
        if (!known || column.trim() === '')
          throw usage(`--map takes FIELD=COLUMN, with the fields ${importFields.join(', ')}.`);
        return [known, column.trim()];
      }),
    );
  }

  @Option({ flags: '--rejects <file>', description: 'where rejected rows go; else FILE.rejects.csv in this folder' })
  parseRejects(file: string): string {
    return file;
  }

  @Option({ flags: '--dry-run', description: 'only shows what would happen' })
  parseDryRun(): boolean {
    return true;
  }
}

const usage = (sentence: string) => new DomainError('invalid', 'profiles/usage', sentence);

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** Shows the columns and, every second, how far it is. */
function watcher() {
  const startedAt = Date.now();
  let shownAt = startedAt;
  let rows = 0;
  return {
    rows: () => rows,
    elapsedMs: () => Date.now() - startedAt,
    began: (scheme: ImportScheme) => print(schemeLines(scheme)),
    progressed: (report: ImportReport) => {
      rows = report.rows;
      if (Date.now() - shownAt < progressEvery) return;
      shownAt = Date.now();
      print([`  ${count.format(rows)} rows, ${rate(rows, shownAt - startedAt)}`]);
    },
  };
}

const rate = (rows: number, ms: number) => `${count.format(Math.round((rows / Math.max(ms, 1)) * 1_000))} rows/s`;

/** Which column is taken for what, in the words of the file. */
function schemeLines({ platform, encoding, headers, mapping }: ImportScheme): string[] {
  const nameOf = (column: number) => {
    const header = (headers[column] ?? '').replace(/\s+/g, ' ').trim();
    return `column ${column + 1}${header ? ` "${header}"` : ''}`;
  };
  const lines = importFields.map((field) => {
    const columns = [mapping[field] ?? []].flat();
    return `  ${field.padEnd(11)}${columns.length > 0 ? columns.map(nameOf).join(', ') : '(none)'}`;
  });
  return [`Platform ${platform ?? 'unknown'}, ${encoding}. Columns (change them with --map):`, ...lines];
}

function summaryOf(result: ImportResult, ms: number, isDryRun: boolean): string[] {
  const { rows, created, updated, rejected, skipped, rejectsFile } = result;
  const skippedRows = rows - created - updated;
  return [
    `${isDryRun ? 'Dry run: nothing was stored. ' : ''}${count.format(rows)} rows in ${(ms / 1_000).toFixed(1)} s (${rate(rows, ms)})`,
    `  created ${count.format(created)}`,
    `  updated ${count.format(updated)}`,
    `  skipped ${count.format(skippedRows)}, of them rejected ${count.format(rejected)}`,
    ...Object.entries(skipped).map(([reason, { count: times, rows: numbers }]) => {
      const more = times > numbers.length ? ' …' : '';
      return `    ${count.format(times)} × ${skipReasons[reason as SkipReason]} Rows ${numbers.join(', ')}${more}`;
    }),
    ...(rejectsFile ? [`Rejected rows are in ${rejectsFile}`] : []),
  ];
}
