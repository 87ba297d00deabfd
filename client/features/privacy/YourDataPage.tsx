import Box from '@mui/material/Box';
import { Suspense, useState, type ReactNode, useId } from 'react';
import { paths } from '../../app/paths';
import { consent } from '../../shell/consent/consent';
import { ConsentForm } from '../../shell/consent/ConsentForm';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/skeletons';
import { TextLink } from '../../ui/TextLink';
import { toast } from '../../ui/toast';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type DataExport,
  exportAddress,
  useNewestExport,
  useRequestExport,
  useClosure,
  useKeepAccount,
} from '../../api/privacy';
import { Fault } from '../../ui/Fault';
import { longDay } from '../../ui/day';
import { CloseAccountDialog } from './CloseAccountDialog';

/** Your rights over your own data: consent, a copy, and closing the account. */
export function YourDataPage() {
  return (
    <>
      <PageHeader
        title="Your data"
        lead={
          <>
            Our <TextLink to={paths.privacy}>privacy notice</TextLink> says what we hold. Decide here what happens to
            it.
          </>
        }
      />
      <Suspense fallback={<PageSkeleton shape="form" />}>
        <Box sx={{ display: 'grid', gap: 10, maxWidth: 640 }}>
          <CookiesSection />
          <CopySection />
          <CloseAccountSection />
        </Box>
      </Suspense>
    </>
  );
}

/** Consent, on this device and on the account. */
function CookiesSection() {
  return (
    <Section title="Cookies" lead="Your choice applies wherever you’re signed in. You can change it at any time.">
      <ConsentForm
        onDecide={(choice) => {
          consent.decide(choice);
          toast.success('Your choice is saved.');
        }}
      />
    </Section>
  );
}

const megabytes = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

/** A copy of everything stored about the person. */
function CopySection() {
  const newest = useNewestExport();
  const { mutate: request, isPending, error } = useRequestExport();
  const underWay = newest !== null && newest.readyAt === null;
  return (
    <Section
      title="A copy of your data"
      lead="Everything we hold about you, with your pictures and videos, in one ZIP file. We’ll email you when it’s ready."
    >
      {newest?.readyAt && <Ready copy={newest} />}
      <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
        {underWay ? 'We’re preparing your copy and will email you when it’s ready. You can leave this page.' : ''}
      </Typography>
      {!underWay && (
        <Button variant="outlined" onClick={() => request()} disabled={isPending}>
          {newest ? 'Ask for a new copy' : 'Ask for a copy'}
        </Button>
      )}
      <Fault>{error?.message}</Fault>
    </Section>
  );
}

function Ready({ copy }: { copy: DataExport }) {
  return (
    <>
      <Typography>
        Your copy of {longDay(copy.requestedAt)} is ready
        {copy.expiresAt && ` until ${longDay(copy.expiresAt)}`}
        {copy.bytes !== null && ` (${megabytes.format(Math.max(0.1, copy.bytes / 1_000_000))})`}.
      </Typography>
      <Button component="a" href={exportAddress(copy)} download variant="contained">
        Download
      </Button>
    </>
  );
}

/** Closing the account, and restoring it in time. */
function CloseAccountSection() {
  const { closing, brands } = useClosure();
  const [asking, setAsking] = useState(false);
  if (closing) return <Closing erasesAt={closing.erasesAt} />;
  return (
    <Section
      title="Close your account"
      lead="Your profile is hidden straight away and your open Collabs end. You have 30 days to change your mind by signing in. After that your personal data is erased for good."
    >
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Close my account
      </Button>
      <CloseAccountDialog open={asking} brands={brands} onClose={() => setAsking(false)} />
    </Section>
  );
}

function Closing({ erasesAt }: { erasesAt: string }) {
  const { mutate: keep, isPending, error } = useKeepAccount();
  return (
    <Section
      title="Your account is being closed"
      lead={`Your personal data will be erased on ${longDay(erasesAt)}. Until then you can keep your account.`}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Collabs and offers that have ended won’t reopen. Everything else comes back.
      </Typography>
      <Button
        variant="contained"
        disabled={isPending}
        onClick={() => keep(undefined, { onSuccess: () => toast.success('Welcome back. Your account is open again.') })}
      >
        Keep my account
      </Button>
      <Fault>{error?.message}</Fault>
    </Section>
  );
}

type SectionProps = { title: string; lead: ReactNode; children: ReactNode };

/** One section of the page: what it is, and its actions. */
function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>{lead}</Typography>
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>{children}</Box>
    </Box>
  );
}
