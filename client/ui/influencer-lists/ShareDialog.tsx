import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { listLimits } from '../../../server/contract/rules/influencer-lists';
import {
  type InfluencerList,
  type ListLink,
  useListLinks,
  useShareList,
  useUnshareList,
} from '../../api/influencer-lists';
import { CopyButton } from '../CopyButton';
import { Fault } from '../Fault';
import { ExactTime } from '../RelativeTime';
import { SubmitButton } from '../SubmitButton';
import { TextField } from '../TextField';

const spans = [7, 14, 30, listLimits.linkDays] as const;

/** The links with which others view a list and vote: who has one, until when, and revoking it. */
export function ShareDialog({ list, onClose }: { list: InfluencerList; onClose: () => void }) {
  const titleId = useId();
  const { data: links = [], error } = useListLinks(list.id);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Share “{list.name}”</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5 }}>
        <Typography>
          Anyone with a link can see the influencers, without our notes, and vote yes, maybe or no on each. They don’t
          need an account.
        </Typography>
        <Fault>{error?.message}</Fault>
        {links.length > 0 && (
          <Box component="ul" aria-label="Links" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
            {links.map((link) => (
              <LinkItem key={link.id} listId={list.id} link={link} />
            ))}
          </Box>
        )}
        <NewLink listId={list.id} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function LinkItem({ listId, link }: { listId: string; link: ListLink }) {
  const takeBack = useUnshareList(listId);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 2, pb: 4, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>{link.label}</Typography>
        <Typography variant="body2" sx={{ color: link.expired ? 'error.main' : 'text.secondary' }}>
          {link.expired ? 'Expired' : 'Works until'} <ExactTime time={link.expiresAt} />
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {link.url}
      </Typography>
      <Fault>{takeBack.error?.message}</Fault>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <CopyButton text={link.url} what="link" />
        <Button
          size="small"
          color="error"
          loading={takeBack.isPending}
          onClick={() => takeBack.mutate(link.id)}
          aria-label={`Withdraw the link for ${link.label}, with its votes`}
        >
          Withdraw, with its votes
        </Button>
      </Box>
    </Box>
  );
}

function NewLink({ listId }: { listId: string }) {
  const share = useShareList(listId);
  const [label, setLabel] = useState('');
  const [days, setDays] = useState('14');
  const faults = share.error?.fieldErrors ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    share.mutate({ label, days: Number(days) }, { onSuccess: () => setLabel('') });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%' }}>
        <TextField
          label="Who it’s for"
          value={label}
          onChange={({ target }) => setLabel(target.value)}
          error={Boolean(faults.label)}
          helperText={faults.label}
          sx={{ flex: '2 1 200px' }}
          slotProps={{ htmlInput: { maxLength: listLimits.linkLabel } }}
        />
        <TextField
          select
          label="Works for"
          value={days}
          onChange={({ target }) => setDays(target.value)}
          sx={{ flex: '1 1 120px' }}
        >
          {spans.map((span) => (
            <option key={span} value={span}>
              {span} days
            </option>
          ))}
        </TextField>
      </Box>
      <Fault>{faults.label ? null : share.error?.message}</Fault>
      <SubmitButton busy={share.isPending}>Create a link</SubmitButton>
    </Box>
  );
}
