import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Platform, platforms } from '../../../server/contract/lists/social';
import { type ImportTable, useImportTable } from '../../api/table-import';
import { NotFound } from '../../shell/NotFound';
import { useSession } from '../../shell/session/session-context';
import { ChooseFile } from '../../ui/ChooseFile';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { useProgress } from '../bulk/useProgress';
import { decoded } from '../metrics-import/decoded';
import { ColumnChoices } from './ColumnChoices';
import { ImportOutcome } from './ImportOutcome';
import type { ImportKind } from './kind';

/** Staff bring a table: look first, then take in. */
export function TableImport({ kind }: { kind: ImportKind }) {
  const { actor } = useSession();
  return actor.type === 'admin' ? <Import key={kind.resource} kind={kind} /> : <NotFound />;
}

type Said = Pick<ImportTable, 'platform' | 'columns'>;
const byHeaders = '';

function Import({ kind }: { kind: ImportKind }) {
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [said, setSaid] = useState<Said>({});
  const [done, setDone] = useState(false);
  const [total, setTotal] = useState(0);
  const { task, done: read } = useProgress();
  const { data, error, isPending, variables, mutate } = useImportTable(kind.resource);

  const look = (text: string, next: Said) => {
    setDone(false);
    setSaid(next);
    mutate({ text, dryRun: true, ...next }, { onSuccess: ({ rows }) => setTotal(rows) });
  };
  const take = async (chosen: File) => {
    const text = decoded(new Uint8Array(await chosen.arrayBuffer()));
    setFile({ name: chosen.name, text });
    look(text, { platform: said.platform });
  };
  const choosePlatform = (platform: Platform | undefined) =>
    file ? look(file.text, { ...said, platform }) : setSaid({ ...said, platform });
  const run = () =>
    file && mutate({ text: file.text, dryRun: false, task, ...said }, { onSuccess: () => setDone(true) });
  const importing = isPending && variables.dryRun === false;
  const changes = data ? data.created + data.updated : 0;

  return (
    <>
      <PageHeader title={kind.title} lead={kind.lead} />
      <Box sx={{ display: 'grid', gap: 6, maxWidth: 1080, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'start' }}>
          {kind.platform && <TextField select size="small" label="Platform" value={said.platform ?? byHeaders} error={data?.missing === 'platform'} helperText={data?.missing === 'platform' ? 'Please choose: the file does not say it.' : ' '} onChange={({ target }) => choosePlatform((target.value || undefined) as Platform | undefined)} slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }} sx={{ width: 280, maxWidth: '100%' }}>
            <MenuItem value={byHeaders}>As the file says</MenuItem>
            {platforms.map(({ id, label }) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </TextField>}
          <ChooseFile what="CSV file" accept=".csv,.tsv,.txt,text/csv,text/plain" onFile={(chosen) => void take(chosen)} variant={file ? 'outlined' : 'contained'} disabled={isPending} sx={kind.platform ? { mt: { sm: '26px' } } : undefined}>
            {file ? 'Choose another file' : 'Choose a CSV file'}
          </ChooseFile>
        </Box>
        {file && <Typography variant="body2">{file.name}</Typography>}
        {isPending && <LinearProgress aria-label={importing ? 'Importing' : 'Reading the file'} {...(importing && read > 0 && total > 0 && { variant: 'determinate', value: Math.min(100, Math.round((100 * read) / total)) })} />}
        <Fault>{error?.message}</Fault>
        {file && data && (
          <>
            <ColumnChoices kind={kind} report={data} disabled={isPending} onChoose={(columns) => look(file.text, { ...said, columns })} />
            {data.missing === null && <ImportOutcome kind={kind} report={data} done={done} />}
            {!done && changes > 0 && (
              <Button variant="contained" disabled={isPending} onClick={run} sx={{ justifySelf: 'start' }}>
                Import {changes === 1 ? 'this row' : `these ${changes.toLocaleString('en-GB')} rows`}
              </Button>
            )}
            {done && <TextLink to={kind.list.to}>{kind.list.label}</TextLink>}
          </>
        )}
      </Box>
    </>
  ); // prettier-ignore
}
