import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { platformLabel } from '../../../server/contract/lists/labels';
import RefuseClaimInput from '../../api/limits/RefuseClaimInput.json';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { ExactTime } from '../../ui/RelativeTime';
import { useMay } from '../staff/useMay';
import { accountAddress } from '../../../server/contract/rules/platform-addresses';
import type { Influencer } from './influencer';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type ProblemError } from '../../api/client';
import type { components } from '../../api/schema';
import { toast } from '../../ui/toast';
import { resources } from '../resources';

/** Claims of this profile; staff look for the code in the bio, and decide. */
export function Claims({ influencer }: { influencer: Influencer }) {
  const { data: claims = [] } = useClaims(influencer.id);
  const may = useMay();
  if (claims.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="claims-title" sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h3" component="h2" id="claims-title">
        Claims
      </Typography>
      {claims.map((claim) => (
        <ClaimRow key={claim.id} claim={claim} influencer={influencer} mayDecide={may('influencer.claim')} />
      ))}
    </Box>
  );
}

type ClaimRowProps = { claim: Claim; influencer: Influencer; mayDecide: boolean };

function ClaimRow({ claim, influencer, mayDecide }: ClaimRowProps) {
  const { id, name, email, code, state, reason, requestedAt } = claim;
  const [asking, setAsking] = useState<'confirm' | 'refuse' | null>(null);
  const confirm = useConfirmClaim(influencer.id);
  const open = state === 'open';
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 3, borderTop: '1px solid', borderColor: 'divider', typography: 'body2' }}>
      <Box>
        <strong>{name}</strong>, {email}, on <ExactTime time={requestedAt} />
        {!open && `: ${state}${reason ? `, ${reason}` : ''}`}
      </Box>
      {open && (
        <Box>
          Look for <Typography variant="code">{code}</Typography> in the bio of{' '}
          {influencer.accounts.map(({ platform, handle }, at) => (
            <span key={platform}>
              {at > 0 && ' or '}
              <Link href={accountAddress(platform, handle)} target="_blank" rel="noreferrer">
                {platformLabel(platform)}
              </Link>
            </span>
          ))}
          .
        </Box>
      )}
      {open && mayDecide && (
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button size="small" variant="contained" onClick={() => setAsking('confirm')}>
            Confirm claim
          </Button>
          <Button size="small" variant="outlined" onClick={() => setAsking('refuse')}>
            Refuse
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={asking === 'confirm'}
        busy={confirm.isPending}
        onCancel={() => setAsking(null)}
        onConfirm={() => confirm.mutate(id, { onSettled: () => setAsking(null) })}
      >
        <Typography>
          {name} ({email}) will manage @{influencer.handle} from now on.
        </Typography>
      </ConfirmDialog>
      {asking === 'refuse' && (
        <RefuseClaim influencerId={influencer.id} claim={claim} onClose={() => setAsking(null)} />
      )}
    </Box>
  );
}

type RefuseClaimProps = { influencerId: string; claim: Claim; onClose: () => void };

/** Asks for the reason, which the person sees. */
function RefuseClaim({ influencerId, claim: { id, name }, onClose }: RefuseClaimProps) {
  const { mutate, isPending } = useRefuseClaim(influencerId);
  return (
    <ReasonDialog
      title="Refuse the claim?"
      limit={RefuseClaimInput.reason}
      placeholder="The code isn’t in the bio of the account."
      mutation={{ isPending, error: null }}
      onSend={(reason) => mutate({ id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Typography>{name} will read your reason.</Typography>
    </ReasonDialog>
  );
}

export type Claim = components['schemas']['StaffClaimView'];

const keyOf = (influencerId: string) => [resources.influencers, 'claims', influencerId] as const;

/** Claims of this profile, latest first. */
export const useClaims = (influencerId: string) =>
  useQuery<Claim[], ProblemError>({
    queryKey: keyOf(influencerId),
    queryFn: ({ signal }) =>
      call('GET /api/v1/admin/influencer-manager/{id}/claims', { path: { id: influencerId }, signal }),
  });

function useDecision<Input>(influencerId: string, decide: (input: Input) => Promise<Claim[]>, done: string) {
  const queries = useQueryClient();
  return useMutation<Claim[], ProblemError, Input>({
    mutationFn: decide,
    onSuccess: () => toast.success(done),
    onError: ({ message }) => toast.say(message),
    onSettled: () => queries.invalidateQueries({ queryKey: [resources.influencers] }),
  });
}

/** Transfers the profile. */
export const useConfirmClaim = (influencerId: string) =>
  useDecision(
    influencerId,
    (id: string) =>
      call('POST /api/v1/admin/influencer-manager/{id}/claims/{claimId}/confirm', {
        path: { id: influencerId, claimId: id },
      }),
    'Claim confirmed. They can manage the profile now.',
  );

/** Tells the person the reason. */
export const useRefuseClaim = (influencerId: string) =>
  useDecision(
    influencerId,
    ({ id, reason }: { id: string; reason: string }) =>
      call('POST /api/v1/admin/influencer-manager/{id}/claims/{claimId}/refuse', {
        path: { id: influencerId, claimId: id },
        body: { reason },
      }),
    'Claim refused. We’ve emailed them the reason.',
  );
