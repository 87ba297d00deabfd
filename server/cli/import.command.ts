import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Command, CommandRunner, Option } from 'nest-commander';
import { idsOf, type Platform, platforms } from '../contract/lists/index.js';
import { type Basis, bases } from '../contract/metrics.js';
import { isDay } from '../contract/rules/london-time.js';
import { type TableEncoding, tableEncodings } from '../contract/rules/tables/encodings.js';
import { type EngagementUnit, engagementUnits } from '../contract/rules/tables/engagement-unit.js';
import {
  importMetrics,
  ImportReadings,
  type MetricsField,
  metricsFields,
  MetricsTable,
} from '../modules/analytics/index.js';
import {
  type BrandField,
  brandFields,
  type BrandImportScheme,
  columnSaid,
  ImportBrands,
  type ImportField,
  importFields,
  ImportInfluencers,
  missingOfBrands,
  type ImportOrder,
  type ImportScheme,
  type ImportWatcher,
} from '../modules/imports/index.js';
import { DomainError, theProduct } from '../shared/kernel/index.js';
import {
  brandLines,
  ImportProgress,
  influencerLines,
  postLines,
  summaryLines,
  type Summary,
  summaryOf,
} from './import-lines.js';

type Field = ImportField | BrandField | MetricsField;
type Map = Readonly<Partial<Record<Field, string>>>;
type Options = Pick<ImportOrder, 'platform' | 'engagement' | 'asOf' | 'dryRun'> &
  Readonly<{ map?: Map; encoding?: TableEncoding; rejects?: string; yes?: boolean; basis?: Basis }>;
type File = Readonly<{ file: string; rejectsFile: string; name: string }>;

const kinds = ['influencers', 'brands', 'posts'] as const;
type Kind = (typeof kinds)[number];
const fields: Readonly<Record<Kind, readonly string[]>> = {
  influencers: importFields,
  brands: brandFields,
  posts: metricsFields,
};

/** Options specific to one kind. */
const onlyFor = { platform: 'influencers', engagement: 'influencers', asOf: 'influencers', basis: 'posts' } as const;

/** Which option answers what an import asks for. */
const optionFor: Readonly<Record<string, string>> = {
  'profiles/platform-needed': ' Use --platform.',
  'profiles/column-needed': ' Use --map.',
  'profiles/engagement-needed': ' Use --engagement.',
};

/**
 * `import influencers people.csv`: imports a file into the staff panel, as unclaimed profiles, leads or post figures.
 */
@Command({
  name: 'import',
  arguments: '<what> <file>',
  argsDescription: { what: kinds.join(', '), file: 'a table: .csv, .xlsx or .json' },
  description: 'Imports influencers, brands or figures of posts from a table. Running it again changes nothing.',
})
export class ImportCommand extends CommandRunner {
  constructor(
    private readonly importInfluencers: ImportInfluencers,
    private readonly importBrands: ImportBrands,
    private readonly importReadings: ImportReadings,
  ) {
    super();
  }

  /** Ends with exit code 1 when the file can't be imported, or the import isn't confirmed. */
  async run([what, file]: string[], options: Options): Promise<void> {
    const progress = new ImportProgress(print);
    try {
      const kind = kinds.find((known) => known === what);
      if (!kind || !file) throw usage(`Say: import ${kinds.join(' FILE, or: import ')} FILE`);
      checkOptions(kind, options);
      const rejectsFile = options.rejects ?? `${basename(file, extname(file))}.rejects.csv`;
      const named = { file, rejectsFile, name: basename(file) };
      const result = await this[kind](named, options, progress);
      print(summaryLines(result, progress.elapsedMs(), options.dryRun ?? false));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      progress.tellOfFault();
      process.stderr.write(`${error.message}${optionFor[error.code] ?? ''}\n`);
      process.exitCode = 1;
    }
  }

  private async influencers(named: File, options: Options, progress: ImportProgress): Promise<Summary> {
    const people = (platform: Platform | null) => `these people${platform ? ` of ${platform}` : ''}`;
    const watch = watcher(
      options,
      progress,
      influencerLines,
      ({ platform, missing }: ImportScheme) => missing === null && people(platform),
    );
    return summaryOf(await this.importInfluencers.execute(theProduct, { ...options, ...named }, watch));
  }

  private async brands(named: File, options: Options, progress: ImportProgress): Promise<Summary> {
    const watch = watcher(
      options,
      progress,
      brandLines,
      ({ mapping }: BrandImportScheme) => missingOfBrands(mapping) === null && 'these brands',
    );
    return summaryOf(await this.importBrands.execute(theProduct, { ...options, ...named }, watch));
  }

  private async posts({ file, rejectsFile }: File, options: Options, progress: ImportProgress): Promise<Summary> {
    const { basis, map = {}, encoding, yes, dryRun } = options;
    if (!basis) throw usage(`Say where the figures come from: --basis ${idsOf(bases).join(' or ')}.`);
    const mapping = (headers: readonly string[]) =>
      Object.fromEntries(Object.entries(map).map(([field, said]) => [field, columnSaid(field, said, headers) ?? null]));
    const table = await MetricsTable.at(file, encoding);
    const bring = (asDryRun: boolean) =>
      importMetrics(this.importReadings, theProduct, table, { mapping, basis, dryRun: asDryRun });
    const looked = await bring(true);
    print(postLines(looked));
    if (!yes && !dryRun && !(await agrees('these figures'))) throw usage('Nothing was stored.');
    progress.begin();
    const done = dryRun ? looked : await bring(false);
    if (done.rejectsCsv !== null) await writeFile(rejectsFile, done.rejectsCsv);
    const skipped = [...done.unchangedFor, ...done.rejectedFor];
    return { ...done, skipped, rejectsFile: done.rejectsCsv === null ? null : rejectsFile };
  }

  @Option({
    flags: '--platform <platform>',
    description: 'instagram, tiktok or youtube; by default, what the file says',
  })
  parsePlatform(text: string): Platform {
    return oneOf('--platform', idsOf(platforms), text);
  }

  @Option({
    flags: '--map <columns>',
    description: 'columns by number from 1 or by header, such as handle=2,name=3,categories=11+12',
  })
  parseMap(text: string): Map {
    const pairs = text.split(',').map((pair) => pair.split('='));
    return Object.fromEntries(
      pairs.map(([field = '', column = '']) => {
        if (field.trim() === '' || column.trim() === '') throw usage('--map takes FIELD=COLUMN, such as name=2.');
        return [field.trim(), column.trim()];
      }),
    );
  }

  @Option({ flags: '--basis <basis>', description: `where the figures of posts come from: ${idsOf(bases).join(', ')}` })
  parseBasis(text: string): Basis {
    return oneOf('--basis', idsOf(bases), text);
  }

  @Option({
    flags: '--engagement <unit>',
    description: 'what the engagement column counts: percent, fraction or reactions',
  })
  parseEngagement(text: string): EngagementUnit {
    return oneOf('--engagement', idsOf(engagementUnits), text);
  }

  @Option({
    flags: '--as-of <day>',
    description: 'the date of the figures, such as 2027-03-04; by default the file’s, or today',
  })
  parseAsOf(text: string): string {
    if (!isDay(text)) throw usage('--as-of takes a day such as 2027-03-04.');
    return text;
  }

  @Option({ flags: '--encoding <name>', description: `the file’s encoding: ${idsOf(tableEncodings).join(', ')}` })
  parseEncoding(text: string): TableEncoding {
    return oneOf('--encoding', idsOf(tableEncodings), text);
  }

  @Option({
    flags: '--rejects <file>',
    description: 'where to write rejected rows; by default FILE.rejects.csv in this folder',
  })
  parseRejects(file: string): string {
    return file;
  }

  @Option({ flags: '--dry-run', description: 'only shows what would happen' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--yes', description: 'imports without asking, for scripts' })
  parseYes(): boolean {
    return true;
  }
}

/** @throws profiles/usage for options that this kind doesn't have */
function checkOptions(kind: Kind, options: Options): void {
  const unknown = Object.keys(options.map ?? {}).find((field) => !fields[kind].includes(field));
  if (unknown) throw usage(`--map takes FIELD=COLUMN, with the fields ${fields[kind].join(', ')}.`);
  for (const [name, owner] of Object.entries(onlyFor))
    if (owner !== kind && options[name as keyof typeof onlyFor] !== undefined)
      throw usage(`--${name === 'asOf' ? 'as-of' : name} is only for ${owner}.`);
}

const usage = (sentence: string) => new DomainError('invalid', 'profiles/usage', sentence);

function oneOf<Id extends string>(option: string, ids: readonly Id[], text: string): Id {
  const known = ids.find((id) => id === text.toLowerCase());
  if (!known) throw usage(`${option} takes ${ids.join(', ')}.`);
  return known;
}

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/**
 * Shows how a table was understood, and asks before storing anything. @param what names it in the question; false if
 * nothing can be stored
 */
const watcher = <Scheme>(
  { yes, dryRun }: Options,
  progress: ImportProgress,
  lines: (scheme: Scheme) => string[],
  what: (scheme: Scheme) => string | false,
): ImportWatcher<Scheme> => ({
  began: async (scheme) => {
    print(lines(scheme));
    const asked = !yes && !dryRun && what(scheme);
    if (asked && !(await agrees(asked))) throw usage('Nothing was stored.');
    progress.begin();
  },
  progressed: (report) => progress.tell(report),
});

/** Without a terminal to confirm on, nothing is stored. */
async function agrees(what: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw usage('Nobody can be asked here. Add --yes to import without asking, or --dry-run to look.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Import ${what}? (yes/no) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
