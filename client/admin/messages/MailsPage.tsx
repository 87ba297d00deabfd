import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMailPreview, useMailTemplates, useSendTestMail } from '../../api/moderation';
import { NotFound } from '../../shell/NotFound';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { toast } from '../../ui/toast';

/** Every mail about what has happened, as people get it, for staff to look at and to send themselves. */
export function MailsPage() {
  const { actor } = useSession();
  return actor.type === 'admin' ? <Mails /> : <NotFound />;
}

function Mails() {
  const { data, error } = useMailTemplates();
  const [chosen, setChosen] = useState('');
  const id = chosen || data?.items[0]?.id;
  return (
    <>
      <PageHeader title="Mails" lead="What people get, with made-up names." />
      <Fault>{error?.message}</Fault>
      <Box sx={{ display: 'grid', gap: 5, maxWidth: 760 }}>
        <TextField
          select
          label="Mail"
          value={id ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          slotProps={{ select: { native: true } }}
        >
          {data?.items.map((template) => (
            <option key={template.id} value={template.id}>
              {template.name}
            </option>
          ))}
        </TextField>
        {id ? <Preview key={id} id={id} /> : <Skeleton variant="rounded" height={480} />}
      </Box>
    </>
  );
}

function Preview({ id }: { id: string }) {
  const { data, error } = useMailPreview(id);
  const [view, setView] = useState<'html' | 'text'>('html');
  const test = useSendTestMail(id);
  const send = () => test.mutate(undefined, { onSuccess: ({ sentTo }) => toast.success(`Sent to ${sentTo}`) });
  if (!data) return error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" height={480} />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2">
          {data.subject}
        </Typography>
        <Button variant="outlined" onClick={send} loading={test.isPending}>
          Send me a test
        </Button>
      </Box>
      <Fault>{test.error?.message}</Fault>
      <Tabs value={view} onChange={(_, next: 'html' | 'text') => setView(next)} aria-label="How it is shown">
        <Tab value="html" label="As HTML" />
        <Tab value="text" label="As text" />
      </Tabs>
      {view === 'html' ? (
        <Box
          component="iframe"
          title={`Preview of “${data.subject}”`}
          srcDoc={data.html}
          sandbox=""
          sx={{ width: '100%', height: 520, border: '1px solid', borderColor: 'divider', borderRadius: '12px' }}
        />
      ) : (
        <Box
          component="pre"
          tabIndex={0}
          sx={{
            m: 0,
            p: 4,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            bgcolor: 'pass.sunken',
            borderRadius: '12px',
          }}
        >
          {data.text}
        </Box>
      )}
    </Box>
  );
}
