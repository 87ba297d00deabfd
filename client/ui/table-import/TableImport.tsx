import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { base64Of } from '../../api/base64';
import {
  type SaidOfTable,
  type TableFile,
  type TableInput,
  type TableReport,
  useImportTable,
  type TableChoice,
} from '../../api/table-import';
import { useProgress } from '../../api/progress';
import { ChooseFile } from '../ChooseFile';
import { Fault } from '../Fault';
import { TextLink } from '../TextLink';
import { ColumnChoices } from './ColumnChoices';
import { ImportOutcome } from './ImportOutcome';
import type { ImportKind, Choice } from './kind';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

type Props<Input extends TableInput, Report extends TableReport> = Readonly<{ kind: ImportKind<Input, Report> }>;

const accepted = '.csv,.tsv,.txt,.xlsx,.json,.zip,text/csv,text/plain,application/json';

/** The import of a table: first a preview, then the import. */
export function TableImport<Input extends TableInput, Report extends TableReport>({ kind }: Props<Input, Report>) {
  const { choices, fields, several, tellsProgress, list } = kind;
  const firstSaid = Object.fromEntries(choices.flatMap(({ id, first }) => (first ? [[id, first]] : []))) as SaidOfTable;
  const [file, setFile] = useState<TableFile | null>(null);
  const [said, setSaid] = useState<SaidOfTable>(firstSaid);
  const [done, setDone] = useState(false);
  const [total, setTotal] = useState(0);
  const { task, done: read } = useProgress();
  const { data, error, isPending, variables, mutate } = useImportTable(kind);

  const look = (table: TableFile, next: SaidOfTable) => {
    setDone(false);
    setSaid(next);
    mutate({ ...table, ...next, dryRun: true }, { onSuccess: ({ rows }) => setTotal(rows) });
  };
  const take = async (chosen: File) => {
    const table = { name: chosen.name, file: base64Of(new Uint8Array(await chosen.arrayBuffer())) };
    setFile(table);
    const stays = choices.filter(({ id, ofFile = false }) => !ofFile && said[id] !== undefined);
    const kept = Object.fromEntries(stays.map(({ id }) => [id, said[id]])) as SaidOfTable;
    look(table, { ...firstSaid, ...kept });
  };
  const say = (next: SaidOfTable) => (file ? look(file, next) : setSaid(next));
  const run = () =>
    file &&
    mutate({ ...file, ...said, dryRun: false, ...(tellsProgress && { task }) }, { onSuccess: () => setDone(true) });
  const importing = isPending && variables.dryRun === false;
  const isMissing = data && (data.missing ?? null) !== null;
  const changes = data ? data.created + data.updated : 0;

  return (
    <Box sx={{ display: 'grid', gap: 6, maxWidth: 1080, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'start' }}>
        <WholeTableChoices choices={choices} said={said} report={file ? data : undefined} disabled={isPending} onChoose={(id, value) => say({ ...said, [id]: value })} />
        <ChooseFile what="Table" accept={accepted} onFile={(chosen) => void take(chosen)} variant={file ? 'outlined' : 'contained'} disabled={isPending} sx={choices.length > 1 ? { mt: { sm: '26px' } } : undefined}>
          {file ? 'Choose another file' : 'Choose a file'}
        </ChooseFile>
      </Box>
      {file && <Typography variant="body2">{file.name}</Typography>}
      {isPending && <LinearProgress aria-label={importing ? 'Importing' : 'Reading the file'} {...(importing && read > 0 && total > 0 && { variant: 'determinate', value: Math.min(100, Math.round((100 * read) / total)) })} />}
      <Fault>{error?.message}</Fault>
      {file && data && (
        <>
          <ColumnChoices fields={fields} several={several} report={data} disabled={isPending} onChoose={(columns) => look(file, { ...said, columns })} />
          {!isMissing && <ImportOutcome made={kind.madeInWords(data, done)} report={data} />}
          {!done && changes > 0 && (
            <Button variant="contained" disabled={isPending} onClick={run} sx={{ justifySelf: 'start' }}>
              Import {changes === 1 ? 'this row' : `these ${changes.toLocaleString('en-GB')} rows`}
            </Button>
          )}
          {done && list && <TextLink to={list.to}>{list.label}</TextLink>}
        </>
      )}
    </Box>
  ); // prettier-ignore
}

const byFile = '';

type WholeTableProps = {
  choices: readonly Choice[];
  said: SaidOfTable;
  report: TableReport | undefined;
  disabled: boolean;
  onChoose: (id: TableChoice, value: string | undefined) => void;
};

/** Options for the whole table: the user's choice, or else what was detected. */
function WholeTableChoices({ choices, said, report, disabled, onChoose }: WholeTableProps) {
  return choices
    .filter(({ isAsked }) => isAsked?.(report) ?? true)
    .map(({ id, label, options, first, needed }) => {
      const told = (report as Readonly<Partial<Record<TableChoice, string | null>>> | undefined)?.[id] ?? undefined;
      const value = said[id] ?? told ?? byFile;
      const isMissing = report?.missing === id;
      // A line is kept free for what the options mean, if any says so.
      const room = options?.some(({ meaning }) => meaning) ? ' ' : undefined;
      const meaning = options?.find((option) => option.id === value)?.meaning ?? room;
      return (
        <TextField
          key={id}
          select={options !== undefined}
          type={options ? undefined : 'date'}
          size="small"
          label={label}
          value={value}
          disabled={disabled}
          error={isMissing}
          helperText={isMissing ? needed : meaning}
          onChange={({ target }) => onChoose(id, target.value || undefined)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ width: 320, maxWidth: '100%' }}
        >
          {first === undefined && <MenuItem value={byFile}>As the file says</MenuItem>}
          {options?.map((option) => (
            <MenuItem key={option.id} value={option.id}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      );
    });
}
