import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Collab } from '../../../api/collabs';
import { ExactTime } from '../../../ui/RelativeTime';
import { AskedStep } from '../AskedStep';
import { type Reader, useReader } from '../reader';
import { Step } from '../Step';
import { ClaimState, ClaimStep, isOpen } from './ClaimState';
import { DaysStep } from './DaysStep';

/** Content that is owed, the status of a claim about it, and what the user can do. Still shown once it is settled. */
export function OwedContent({ collab }: { collab: Collab }) {
  const reader = useReader();
  const { owed, undeliveredClaim: claim } = collab;
  const asks = askedInWords(collab, reader);
  const words = (
    <>
      {owed && <Standing collab={collab} owed={owed} />}
      {claim && <ClaimState collab={collab} claim={claim} />}
      {asks && <Typography sx={{ fontWeight: 550 }}>{asks}</Typography>}
    </>
  );
  if (!owed) return claim && words;
  const isPressing = owed.lateSince !== null || isOpen(claim) || asks !== null;
  const title = titleFor(collab, reader);
  if (isPressing)
    return (
      <Step title={title}>
        {words}
        <Actions collab={collab} />
      </Step>
    );
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 3 }}>
      {words}
      <Actions collab={collab} />
    </Box>
  );
}

type StandingProps = { collab: Collab; owed: NonNullable<Collab['owed']> };

function Standing({ collab, owed: { lateSince, closesAt, blocksRequests } }: StandingProps) {
  const reader = useReader();
  return (
    <>
      <Typography>
        {deliveredInWords(collab, reader)}{' '}
        {lateSince ? (
          <Box component="span" sx={{ color: 'error.main' }}>
            Late since <ExactTime time={lateSince} />.
          </Box>
        ) : (
          <>
            Due <ExactTime time={collab.contentDueAt} />.
          </>
        )}
      </Typography>
      {blocksRequests && reader === 'influencer' && (
        <Typography sx={{ fontWeight: 550 }}>You can’t request anything else until it’s published.</Typography>
      )}
      {closesAt && (
        <Typography sx={{ fontWeight: 550 }}>
          Without it this Collab closes as undelivered on <ExactTime time={closesAt} />.
          {reader === 'brand' && ' Your credit comes back only if you claim before then.'}
        </Typography>
      )}
    </>
  );
}

const asked = [
  'agree-days',
  'refuse-days',
  'contest-undelivered',
  'drop-undelivered-claim',
  'accept-delivered',
] as const;

/** For a side; staff have all of theirs in one form, with a reason. */
function Actions({ collab }: { collab: Collab }) {
  const isStaff = useReader() === 'staff';
  const { actions } = collab;
  if (isStaff) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {asked
        .filter((action) => actions.includes(action))
        .map((action) => (
          <AskedStep key={action} collab={collab} action={action} />
        ))}
      {(['ask-days', 'give-days'] as const)
        .filter((action) => actions.includes(action))
        .map((action) => (
          <DaysStep key={action} collab={collab} action={action} />
        ))}
      {actions.includes('claim-undelivered') && <ClaimStep collab={collab} />}
    </Box>
  );
}

/** "1 of 4 delivered. Waiting for review: 1 reel. Approved, not posted yet: 1 post. Missing: 1 story." */
function deliveredInWords({ deliverables, owed }: Collab, reader: Reader): string {
  if (!owed) return '';
  const [all, delivered] = [deliverables.length, deliverables.length - owed.pieces];
  const { toReview, toPost, missing } = owed;
  const parts = [
    `${delivered} of ${all} delivered.`,
    toReview && `Waiting for ${reader === 'brand' ? 'your' : 'the brand’s'} review: ${toReview}.`,
    toPost && `Approved, not posted yet: ${toPost}.`,
    missing && `Missing: ${missing}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** "You asked for 7 more days.", until the brand has answered. */
function askedInWords({ moreDays, influencer }: Collab, reader: Reader): string | null {
  if (moreDays.asked?.agreed !== null) return null;
  const { days } = moreDays.asked;
  const who = reader === 'influencer' ? 'You' : `@${influencer.handle}`;
  return `${who} asked for ${days === 1 ? '1 more day' : `${days} more days`}.`;
}

/** The section's heading for this user. */
function titleFor({ undeliveredClaim, owed }: Collab, reader: Reader): string {
  if (isOpen(undeliveredClaim))
    return { influencer: 'Where is your content?', brand: 'You said the content never came', staff: 'The brand says that the content never came' }[reader]; // prettier-ignore
  const content = reader === 'influencer' ? 'Your content' : 'The content';
  return owed?.lateSince ? `${content} is late` : content;
}
