import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { notificationKinds } from '../../../server/contract/rules/notification-kinds';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from '../../api/client';
import { useUnsubscribe, useUnsubscription } from '../../api/notifications';
import type { components } from '../../api/schema';
import { paths } from '../../app/paths';
import { PublicFrame } from '../../shell/PublicFrame';
import { Fault } from '../../ui/Fault';
import { TextLink } from '../../ui/TextLink';

/** The page of an email's unsubscribe link: says what it turns off, and does so on a click. Nobody has to sign in. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const [sheet, token] = [params.get('sheet'), params.get('token')];
  return (
    <PublicFrame maxWidth={560}>
      {sheet ? <StopSheets token={sheet} /> : token ? <StopMails token={token} /> : <Incomplete />}
    </PublicFrame>
  );
}

const Incomplete = () => (
  <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
    <Typography variant="h1">Part of this link is missing</Typography>
    <Typography sx={{ color: 'text.secondary' }}>Please open it from the email again.</Typography>
    <TextLink to={paths.notifications}>Choose what we send you</TextLink>
  </Box>
);

function StopMails({ token }: { token: string }) {
  const { data, error } = useUnsubscription(token);
  const unsubscribe = useUnsubscribe(token);
  const label = notificationKinds.find(({ id }) => id === data?.kind)?.label;
  return (
    <Stop
      step={unsubscribe}
      fault={error?.message}
      what={
        data && (
          <>
            {label ? `Emails about this: “${label}”.` : 'All emails about your Collabs and chats.'} You’ll still see
            everything in the portal, and still get sign-in links and receipts.
          </>
        )
      }
    >
      <TextLink to={paths.notifications}>Choose what we send you</TextLink>
    </Stop>
  );
}

/** The day sheets of one venue, to one address: asked for or stopped by its owner. */
function StopSheets({ token }: { token: string }) {
  const path = { token };
  const queries = useQueryClient();
  const sheets = queryOptions<components['schemas']['StoppedSheetView'], ProblemError>({
    queryKey: ['unsubscription', 'sheets', token],
    queryFn: ({ signal }) => call('GET /api/v1/unsubscribe/day-sheets/{token}', { path, signal }),
  });
  const { data, error } = useQuery(sheets);
  const stop = useMutation<unknown, ProblemError>({
    mutationFn: () => call('POST /api/v1/unsubscribe/day-sheets/{token}', { path }),
  });
  const confirm = useMutation<components['schemas']['StoppedSheetView'], ProblemError>({
    mutationFn: () => call('POST /api/v1/unsubscribe/day-sheets/{token}/confirm', { path }),
    onSuccess: (confirmed) => queries.setQueryData(sheets.queryKey, confirmed),
  });
  const isStopped = stop.isSuccess || Boolean(data?.stoppedAt);
  if (data && !data.confirmedAt && !isStopped)
    return (
      <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
        <Typography variant="h1">Get the day sheets for {data.venue}?</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          We’ll email {data.email} who is visiting each day, and what they can’t be served. Confirm only if you cook or
          serve there.
        </Typography>
        <Fault>{confirm.error?.message}</Fault>
        <Button variant="contained" onClick={() => confirm.mutate()} loading={confirm.isPending}>
          Send me the day sheets
        </Button>
      </Box>
    );
  return (
    <Stop
      step={{ ...stop, isSuccess: isStopped }}
      fault={error?.message}
      done={confirm.isSuccess ? 'You’ll get these emails' : undefined}
      what={data && `The day sheets for ${data.venue}, to ${data.email}. Your team can still see them in the portal.`}
    />
  );
}

type StopProps = {
  step: Pick<ReturnType<typeof useUnsubscribe>, 'isSuccess' | 'isPending' | 'error'> & { mutate: () => void };
  fault: string | undefined;
  /** What was just done, in place of the question. */
  done?: string | undefined;
  /** Undefined until it is known. */
  what: ReactNode;
  children?: ReactNode;
};

const Stop = ({ step, fault, done, what, children }: StopProps) => (
  <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
    <Typography variant="h1">
      {step.isSuccess ? 'You won’t get these emails any more' : (done ?? 'Stop these emails?')}
    </Typography>
    <Fault>{fault ?? step.error?.message}</Fault>
    {what && <Typography sx={{ color: 'text.secondary' }}>{what}</Typography>}
    {what && !step.isSuccess && (
      <Button variant="contained" onClick={() => step.mutate()} loading={step.isPending}>
        Stop these emails
      </Button>
    )}
    {children}
  </Box>
);
