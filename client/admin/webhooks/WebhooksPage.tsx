import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { NotFound } from '../../shell/FaultPage';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { useMay } from '../staff/useMay';
import { StaffWebhookRow } from './StaffWebhookRow';
import { useStaffWebhooks } from './webhooks-api';

/** Everyone's webhooks: their status, and staff's actions. */
export function WebhooksPage() {
  const { actor } = useSession();
  return actor.type === 'admin' ? <Webhooks /> : <NotFound />;
}

function Webhooks() {
  const [failing, setFailing] = useState(false);
  const {
    data: webhooks,
    error,
    isPending,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useStaffWebhooks(failing);
  const mayTend = useMay()('webhook.repair');
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="The webhooks of brands and influencers. Secrets and messages aren’t shown here."
      />
      <Box
        sx={{ display: 'grid', gap: 4, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Which webhooks"
          value={failing}
          onChange={(_, chosen: boolean | null) => chosen !== null && setFailing(chosen)}
        >
          <ToggleButton value={false}>All</ToggleButton>
          <ToggleButton value={true}>Failing</ToggleButton>
        </ToggleButtonGroup>
        <Fault>{error?.message}</Fault>
        {isPending && <Skeleton variant="rounded" width="100%" height={240} />}
        {webhooks?.length === 0 && (
          <Box sx={{ width: '100%' }}>
            <EmptyState title={failing ? 'Everything is getting through' : 'No webhooks yet'}>
              {failing
                ? 'Webhooks that aren’t getting through appear here, with the reason.'
                : 'Webhooks made by brands and influencers appear here.'}
            </EmptyState>
          </Box>
        )}
        <Box component="ul" aria-label="Webhooks" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
          {webhooks?.map((webhook) => (
            <StaffWebhookRow key={webhook.id} webhook={webhook} mayTend={mayTend} />
          ))}
        </Box>
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older
          </Button>
        )}
      </Box>
    </>
  );
}
