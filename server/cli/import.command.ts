import { basename, extname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Command, CommandRunner, Option } from 'nest-commander';
import { idsOf, type Platform, platforms } from '../contract/lists/index.js';
import { isDay } from '../contract/rules/london-time.js';
import { tableEncodings } from '../contract/rules/tables/encodings.js';
import { type EngagementUnit, engagementUnits } from '../contract/rules/tables/engagement-unit.js';
import { importFields, ImportInfluencers, type ImportOrder, type ImportScheme } from '../modules/imports/index.js';
import { DomainError, theProduct } from '../shared/kernel/index.js';
import { ImportProgress, schemeLines, summaryLines } from './import-lines.js';

type Options = Pick<ImportOrder, 'platform' | 'engagement' | 'asOf' | 'encoding' | 'map' | 'dryRun'> &
  Readonly<{ rejects?: string; yes?: boolean }>;

/** `import influencers people.csv`: puts the people of a table into the staff panel as unclaimed profiles. */
@Command({
  name: 'import',
  arguments: '<what> <file>',
  argsDescription: { what: 'influencers', file: 'a table: .csv, .xlsx or .json' },
  description: 'Imports a table of influencers. Run again it changes nothing.',
})
export class ImportCommand extends CommandRunner {
  constructor(private readonly importInfluencers: ImportInfluencers) {
    super();
  }

  /** Ends with exit code 1 when the file cannot be imported, or nobody agrees to it. */
  async run([what, file]: string[], { rejects, yes, ...options }: Options): Promise<void> {
    const progress = new ImportProgress(print);
    try {
      if (what !== 'influencers' || !file) throw usage('Say: import influencers FILE');
      const rejectsFile = rejects ?? `${basename(file, extname(file))}.rejects.csv`;
      const order = { ...options, file, rejectsFile, name: basename(file) };
      const result = await this.importInfluencers.execute(theProduct, order, {
        began: async (scheme) => {
          print(schemeLines(scheme));
          const isAsked = !yes && !options.dryRun && scheme.missing === null;
          if (isAsked && !(await agrees(scheme))) throw usage('Nothing was stored.');
          progress.begin();
        },
        progressed: (report) => progress.tell(report),
      });
      print(summaryLines(result, progress.elapsedMs(), options.dryRun ?? false));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      progress.tellOfFault();
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    }
  }

  @Option({ flags: '--platform <platform>', description: 'instagram, tiktok or youtube; else the file says it' })
  parsePlatform(text: string): Platform {
    return oneOf('--platform', idsOf(platforms), text);
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

  @Option({ flags: '--engagement <unit>', description: 'what its column counts: percent, fraction or reactions' })
  parseEngagement(text: string): EngagementUnit {
    return oneOf('--engagement', idsOf(engagementUnits), text);
  }

  @Option({
    flags: '--as-of <day>',
    description: 'the day of the figures, such as 2027-03-04; else the file’s, or today',
  })
  parseAsOf(text: string): string {
    if (!isDay(text)) throw usage('--as-of takes a day such as 2027-03-04.');
    return text;
  }

  @Option({ flags: '--encoding <name>', description: `how the file is written: ${idsOf(tableEncodings).join(', ')}` })
  parseEncoding(text: string): string {
    return oneOf('--encoding', idsOf(tableEncodings), text);
  }

  @Option({ flags: '--rejects <file>', description: 'where rejected rows go; else FILE.rejects.csv in this folder' })
  parseRejects(file: string): string {
    return file;
  }

  @Option({ flags: '--dry-run', description: 'only shows what would happen' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--yes', description: 'imports without asking, as scripts do' })
  parseYes(): boolean {
    return true;
  }
}

const usage = (sentence: string) => new DomainError('invalid', 'profiles/usage', sentence);

function oneOf<Id extends string>(option: string, ids: readonly Id[], text: string): Id {
  const known = ids.find((id) => id === text.toLowerCase());
  if (!known) throw usage(`${option} takes ${ids.join(', ')}.`);
  return known;
}

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** Where nobody can be asked, nothing is stored. */
async function agrees({ platform }: ImportScheme): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw usage('Nobody can be asked here. Add --yes to import without asking, or --dry-run to look.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Import these people${platform ? ` of ${platform}` : ''}? (yes/no) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
