import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, lazy } from 'react';
import type { Collab } from '../../api/collabs';
import { GoldenRules } from '../../ui/GoldenRules';
import { SectionSkeleton } from '../../ui/SectionSkeleton';
import { AnswerRequest } from './AnswerRequest';
import { AskedStep } from './AskedStep';
import { ChooseTime } from './ChooseTime';
import { FoodRisksNote } from './FoodRisksNote';
import { Note } from './Note';
import { NoShowStep } from './NoShowStep';
import { ParcelStep } from './ParcelStep';
import { PaymentStep } from './PaymentStep';
import { PieceCard } from './PieceCard';
import { AfterCollab } from './proof/AfterCollab';
import { useReader } from './reader';
import { VisitStep } from './VisitStep';

const StaffSteps = lazy(() => import('./StaffSteps').then((module) => ({ default: module.StaffSteps })));

/** What can be done now, then the agreed pieces. Every button comes from `actions`. */
export function CollabSteps({ collab }: { collab: Collab }) {
  const isStaff = useReader() === 'staff';
  const { actions, deliverables, reason, note, requestedBy, brand, influencer } = collab;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {reason && <Note by="Reason given">{reason}</Note>}
      {note && <Note by={`${requestedBy === 'brand' ? brand.name : `@${influencer.handle}`} wrote`}>{note}</Note>}
      {isStaff ? (
        <Suspense fallback={<SectionSkeleton />}>
          <StaffSteps collab={collab} />
        </Suspense>
      ) : (
        <OwnSteps collab={collab} />
      )}
      <Box component="section" aria-label="Content" sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="h2">Content</Typography>
        {deliverables.map((piece, position) => (
          <PieceCard key={piece.id} piece={piece} number={position + 1} collab={collab} />
        ))}
        <GoldenRules />
      </Box>
      <AfterCollab collab={collab} />
      {!isStaff && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, ml: -4.5 }}>
          {actions.includes('withdraw') && <AskedStep collab={collab} action="withdraw" />}
          {actions.includes('cancel') && <AskedStep collab={collab} action="cancel" />}
        </Box>
      )}
    </Box>
  );
}

/** The steps of the side that reads. */
function OwnSteps({ collab }: { collab: Collab }) {
  const reader = useReader();
  const { actions, awaitsPayment, noShowClaim, outcome, stage, terms } = collab;
  return (
    <>
      {awaitsPayment && <PaymentStep collab={collab} />}
      {actions.includes('approve') && <AnswerRequest collab={collab} />}
      {actions.includes('schedule') && <ChooseTime collab={collab} action="schedule" />}
      {reader === 'brand' && stage !== 1 && outcome === 'open' && <FoodRisksNote collab={collab} />}
      {noShowClaim && <NoShowStep collab={collab} claim={noShowClaim} />}
      {terms.shipped ? <ParcelStep collab={collab} /> : stage === 4 && !noShowClaim && <VisitStep collab={collab} />}
    </>
  );
}
