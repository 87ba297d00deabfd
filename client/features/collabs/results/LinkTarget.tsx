import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Collab } from '../../../api/collabs';
import { resultSettingsQuery, useLeadLink } from '../../../api/outcomes';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextInput } from '../../../ui/TextInput';
import { toast } from '../../../ui/toast';
import { useReader } from '../reader';

type LinkTargetProps = { collab: Collab; targetUrl: string | null };

/** Where the link leads; the brand can change it. */
export function LinkTarget({ collab, targetUrl }: LinkTargetProps) {
  const reader = useReader();
  if (reader === 'brand') return <OwnTarget collab={collab} targetUrl={targetUrl} />;
  return targetUrl ? <Leads>The link leads to {targetUrl}</Leads> : null;
}

const Leads = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

function OwnTarget({ collab, targetUrl }: LinkTargetProps) {
  const { data: usual } = useQuery(resultSettingsQuery(collab.brand.id));
  const [changing, setChanging] = useState(false);
  if (changing) return <ChangeTarget collab={collab} targetUrl={targetUrl} onDone={() => setChanging(false)} />;
  const isLost = targetUrl === null && usual?.targetUrl === null;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {targetUrl !== null && <Leads>The link leads to {targetUrl}</Leads>}
      {targetUrl === null && usual?.targetUrl && <Leads>The link leads to {usual.targetUrl}, your usual address</Leads>}
      {isLost && <Leads>The link leads to our home page until you choose an address.</Leads>}
      <Button size="small" variant={isLost ? 'contained' : 'outlined'} onClick={() => setChanging(true)}>
        {isLost ? 'Choose where it leads' : 'Change where it leads'}
      </Button>
    </Box>
  );
}

type ChangeTargetProps = LinkTargetProps & { onDone: () => void };

function ChangeTarget({ collab, targetUrl, onDone }: ChangeTargetProps) {
  const lead = useLeadLink(collab.id);
  const [typed, setTyped] = useState(targetUrl ?? '');
  const fault = lead.error?.fieldErrors.targetUrl;
  const save = (event: FormEvent) => {
    event.preventDefault();
    lead.mutate(typed.trim() || null, {
      onSuccess: () => {
        toast.success('The link now leads there.');
        onDone();
      },
    });
  };
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 3 }}>
      <TextInput
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="url"
        autoFocus
        value={typed}
        onChange={setTyped}
        placeholder="https://"
        fault={fault}
        hint="Your booking page works best. Leave blank for your usual address."
      />
      <Fault>{fault ? undefined : lead.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton busy={lead.isPending}>Save address</SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
    </Box>
  );
}
