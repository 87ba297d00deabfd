import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type TableColumns, type TableInput, type TableReport, useImportTable } from '../../api/table-import';
import { NotFound } from '../../shell/NotFound';
import { useSession } from '../../shell/session/session-context';
import { ChooseFile } from '../../ui/ChooseFile';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { useProgress } from '../bulk/useProgress';
import { ColumnChoices } from './ColumnChoices';
import { decoded } from './decoded';
import { ImportOutcome } from './ImportOutcome';
import type { ImportKind } from './kind';
import { WholeTableChoice } from './WholeTableChoice';

type Props<Input extends TableInput, Report extends TableReport> = Readonly<{ kind: ImportKind<Input, Report> }>;

/** Staff bring a table: look first, then take in. */
export function TableImport<Input extends TableInput, Report extends TableReport>({ kind }: Props<Input, Report>) {
  const { actor } = useSession();
  return actor.type === 'admin' ? <Import key={kind.resource} kind={kind} /> : <NotFound />;
}

type Said = Readonly<{ choice?: string; columns?: TableColumns }>;

function Import<Input extends TableInput, Report extends TableReport>({ kind }: Props<Input, Report>) {
  const { choice, fields, several, tellsProgress, list } = kind;
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [said, setSaid] = useState<Said>({ choice: choice?.first });
  const [done, setDone] = useState(false);
  const [total, setTotal] = useState(0);
  const { task, done: read } = useProgress();
  const { data, error, isPending, variables, mutate } = useImportTable(kind);

  const orderOf = (text: string, { choice: value, columns }: Said) => ({
    text,
    ...(choice && value && { [choice.id]: value }),
    ...(columns && { columns }),
  });
  const look = (text: string, next: Said) => {
    setDone(false);
    setSaid(next);
    mutate({ ...orderOf(text, next), dryRun: true }, { onSuccess: ({ rows }) => setTotal(rows) });
  };
  const take = async (chosen: File) => {
    const text = decoded(new Uint8Array(await chosen.arrayBuffer()));
    setFile({ name: chosen.name, text });
    look(text, { choice: said.choice });
  };
  const choose = (value: string | undefined) =>
    file ? look(file.text, { ...said, choice: value }) : setSaid({ ...said, choice: value });
  const run = () =>
    file &&
    mutate(
      { ...orderOf(file.text, said), dryRun: false, ...(tellsProgress && { task }) },
      { onSuccess: () => setDone(true) },
    );
  const importing = isPending && variables.dryRun === false;
  const isMissing = data && (data.missing ?? null) !== null;
  const changes = data ? kind.changesIn(data) : 0;

  return (
    <>
      <PageHeader title={kind.title} lead={kind.lead} />
      <Box sx={{ display: 'grid', gap: 6, maxWidth: 1080, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'start' }}>
          {choice && <WholeTableChoice choice={choice} value={said.choice} missing={data?.missing === choice.id} onChoose={choose} />}
          <ChooseFile what="CSV file" accept=".csv,.tsv,.txt,text/csv,text/plain" onFile={(chosen) => void take(chosen)} variant={file ? 'outlined' : 'contained'} disabled={isPending} sx={choice && { mt: { sm: '26px' } }}>
            {file ? 'Choose another file' : 'Choose a CSV file'}
          </ChooseFile>
        </Box>
        {file && <Typography variant="body2">{file.name}</Typography>}
        {isPending && <LinearProgress aria-label={importing ? 'Importing' : 'Reading the file'} {...(importing && read > 0 && total > 0 && { variant: 'determinate', value: Math.min(100, Math.round((100 * read) / total)) })} />}
        <Fault>{error?.message}</Fault>
        {file && data && (
          <>
            <ColumnChoices fields={fields} several={several} report={data} disabled={isPending} onChoose={(columns) => look(file.text, { ...said, columns })} />
            {!isMissing && <ImportOutcome outcome={kind.outcomeOf(data, done)} rejectsCsv={data.rejectsCsv} />}
            {!done && changes > 0 && (
              <Button variant="contained" disabled={isPending} onClick={run} sx={{ justifySelf: 'start' }}>
                Import {changes === 1 ? 'this row' : `these ${changes.toLocaleString('en-GB')} rows`}
              </Button>
            )}
            {done && list && <TextLink to={list.to}>{list.label}</TextLink>}
          </>
        )}
      </Box>
    </>
  ); // prettier-ignore
}
