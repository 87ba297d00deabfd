import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';
import { type MailTemplate, useMailTemplates } from '../../api/moderation';
import { NotFound } from '../../shell/FaultPage';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { TextField } from '../../ui/TextField';
import { useMay } from '../staff/useMay';
import { MailPreview } from './MailPreview';

/** Every email that the product sends, as people get it, for staff to view and send to themselves. */
export function MailsPage() {
  const { actor } = useSession();
  return actor.type === 'admin' ? <Mails /> : <NotFound />;
}

function Mails() {
  const { data, error } = useMailTemplates();
  const mayTest = useMay()('mail.test');
  const [params, setParams] = useSearchParams();
  const id = params.get('template') ?? data?.[0]?.id;
  return (
    <>
      <PageHeader title="Email templates" lead="Every email we send, with made-up names." />
      <Fault>{error?.message}</Fault>
      <Box sx={{ display: 'grid', gap: 5, maxWidth: 760 }}>
        <TextField
          select
          label="Template"
          value={id ?? ''}
          onChange={({ target }) => setParams({ template: target.value }, { replace: true })}
        >
          {areasOf(data ?? []).map(([area, templates]) => (
            <optgroup key={area} label={area}>
              {templates.map((template) => (
                <option key={template.id} value={template.id}>
                  {template.kind}: “{template.subject}”
                </option>
              ))}
            </optgroup>
          ))}
        </TextField>
        {id ? <MailPreview key={id} id={id} mayTest={mayTest} /> : <Skeleton variant="rounded" height={640} />}
      </Box>
    </>
  );
}

const areasOf = (templates: readonly MailTemplate[]): [string, MailTemplate[]][] =>
  [...new Set(templates.map(({ area }) => area))].map((area) => [
    area,
    templates.filter((template) => template.area === area),
  ]);
