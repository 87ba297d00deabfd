import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { bases, type Basis } from '../../../server/contract/metrics';
import { type MetricsColumns, useImportMetrics } from '../../api/metrics-import';
import { NotFound } from '../../shell/NotFound';
import { useSession } from '../../shell/session/session-context';
import { ChooseFile } from '../../ui/ChooseFile';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { ColumnChoices } from './ColumnChoices';
import { decoded } from './decoded';
import { ImportOutcome } from './ImportOutcome';

/** Staff bring numbers of posts from a table: look first, then take in. */
export function MetricsImportPage() {
  const { actor } = useSession();
  return actor.type === 'admin' ? <Import /> : <NotFound />;
}

function Import() {
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [basis, setBasis] = useState<Basis>('declared');
  const [done, setDone] = useState(false);
  const { data, error, isPending, mutate } = useImportMetrics();

  const look = (text: string, as: Basis, columns?: MetricsColumns) => {
    setDone(false);
    mutate({ text, basis: as, columns, dryRun: true });
  };
  const take = async (chosen: File) => {
    const text = decoded(new Uint8Array(await chosen.arrayBuffer()));
    setFile({ name: chosen.name, text });
    look(text, basis);
  };
  const chooseBasis = (as: Basis) => {
    setBasis(as);
    if (file) look(file.text, as, data?.columns);
  };
  const run = () =>
    file &&
    mutate({ text: file.text, basis, columns: data?.columns, dryRun: false }, { onSuccess: () => setDone(true) });
  const { meaning } = bases.find(({ id }) => id === basis)!;

  return (
    <>
      <PageHeader
        title="Import numbers of posts"
        lead="From a CSV file, such as a platform’s export. Posts are found by their addresses; nothing is stored before you have seen what would be."
      />
      <Box sx={{ display: 'grid', gap: 6, maxWidth: 1080, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'start' }}>
          <TextField select size="small" label="Where the numbers come from" value={basis} helperText={meaning} onChange={({ target }) => chooseBasis(target.value as Basis)} sx={{ width: 320, maxWidth: '100%' }}>
            {bases.map(({ id, label }) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <ChooseFile what="CSV file" accept=".csv,.tsv,.txt,text/csv,text/plain" onFile={(chosen) => void take(chosen)} variant={file ? 'outlined' : 'contained'} disabled={isPending} sx={{ mt: { sm: '26px' } }}>
            {file ? 'Choose another file' : 'Choose a CSV file'}
          </ChooseFile>
        </Box>
        {file && <Typography variant="body2">{file.name}</Typography>}
        {isPending && <LinearProgress aria-label="Reading the file" />}
        <Fault>{error?.message}</Fault>
        {file && data && (
          <>
            <ColumnChoices report={data} disabled={isPending} onChoose={(columns) => look(file.text, basis, columns)} />
            <ImportOutcome report={data} done={done} />
            {!done && data.imported > 0 && (
              <Button variant="contained" disabled={isPending} onClick={run} sx={{ justifySelf: 'start' }}>
                {data.imported === 1 ? 'Import this row' : `Import these ${data.imported} rows`}
              </Button>
            )}
          </>
        )}
      </Box>
    </>
  ); // prettier-ignore
}
