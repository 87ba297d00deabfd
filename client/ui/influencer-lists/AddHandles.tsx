import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { listLimits } from '../../../server/contract/rules/influencer-lists';
import { pastedHandles } from '../../../server/contract/rules/pasted-handles';
import { base64Of } from '../../api/base64';
import { type InfluencerList, useImportMembers } from '../../api/influencer-lists';
import { ChooseFile } from '../ChooseFile';
import { Fault } from '../Fault';
import { SubmitButton } from '../SubmitButton';
import { TextField } from '../TextField';
import { AddedReport } from './AddedReport';

const found = (count: number): string => (count === 1 ? '1 handle found' : `${count} handles found`);

/** Adds influencers to a list from pasted handles or a table, and reports unknown handles. */
export function AddHandles({ list, onClose }: { list: InfluencerList; onClose: () => void }) {
  const titleId = useId();
  const [text, setText] = useState('');
  const add = useImportMembers(list.id);
  const count = pastedHandles(text).people.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count > 0) add.mutate({ text });
  };
  const bring = async (file: File) => add.mutate({ file: base64Of(new Uint8Array(await file.arrayBuffer())) });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>Add influencers to “{list.name}”</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {add.data ? (
            <AddedReport report={add.data} />
          ) : (
            <>
              <Typography>
                Paste handles or profile links, separated in any way, or choose a table (CSV, Excel or JSON) with a
                “Handle” column. A “Note” column is added as notes.
              </Typography>
              <TextField
                autoFocus
                label="Handles"
                value={text}
                onChange={({ target }) => setText(target.value)}
                multiline
                minRows={6}
                maxRows={14}
                placeholder="@zoe.eats, https://www.instagram.com/nia.cooks"
                helperText={found(count)}
                slotProps={{ htmlInput: { maxLength: listLimits.pasted, autoCapitalize: 'none', spellCheck: false } }}
              />
              <ChooseFile
                what="Table"
                accept=".csv,.tsv,.txt,.xlsx,.json,text/csv,text/plain,application/json"
                onFile={(file) => void bring(file)}
                disabled={add.isPending}
                variant="outlined"
                sx={{ justifySelf: 'start' }}
              >
                Choose a file
              </ChooseFile>
              <Fault>{add.error?.message}</Fault>
            </>
          )}
        </DialogContent>
        <DialogActions>
          {add.data ? (
            // The clicked button has gone: the focus moves here, not to the top of the page.
            <Button key="close" autoFocus onClick={onClose}>
              Close
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>Cancel</Button>
              <SubmitButton busy={add.isPending || count === 0}>Add to list</SubmitButton>
            </>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
