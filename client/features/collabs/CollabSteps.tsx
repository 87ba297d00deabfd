import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { latePart } from '../../app/theme/with-mui';
import { formatPence } from '../../../server/contract/rules/money';
import { withVat } from '../../../server/contract/vat';
import { type ComponentType, Suspense } from 'react';
import { type Collab, useCollab, useCollabCost, usePayForCollab } from '../../api/collabs';
import { usePublicSettings } from '../../api/settings';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { GoldenRules } from '../../ui/GoldenRules';
import { ExactTime } from '../../ui/RelativeTime';
import { SectionSkeleton } from '../../ui/skeletons';
import { Statements } from '../../ui/statements/Statements';
import { AnswerRequest } from './AnswerRequest';
import { AskedStep } from './AskedStep';
import { BillStep } from './bill/BillStep';
import { CancelCollab } from './CancelCollab';
import { ChooseTime } from './ChooseTime';
import { ForTheKitchen } from './food-risks/TellTheVenue';
import { HandoffNote, VisitStep } from './VisitStep';
import { Note, Step } from './Step';
import { OwedContent } from './owed/OwedContent';
import { ParcelStep } from './ParcelStep';
import { PieceCard } from './PieceCard';
import { piecesOf } from './piece-words';
import { AfterCollab } from './proof/AfterCollab';
import { useReader } from './reader';
import { TimesRunOut } from './TimesByDay';
import { useWayBack } from './use-way-back';

const CollabLink = latePart(() => import('./results/CollabLink').then((module) => module.CollabLink));
const CollabResults = latePart(() => import('./results/CollabResults').then((module) => module.CollabResults));
const StaffSteps = latePart(() => import('./StaffSteps').then((module) => module.StaffSteps));

/** What can be done now, then the agreed pieces. Every button comes from `actions`. */
export function CollabSteps({ collab }: { collab: Collab }) {
  const isStaff = useReader() === 'staff';
  const { actions, note, outcome, requestedBy, brand, influencer } = collab;
  const { pieces, dropped } = piecesOf(collab);
  const brings = mayBring(collab);
  return (
    <Box component="section" aria-label="Next steps" sx={{ display: 'grid', gap: 6 }}>
      {note && <Note by={`${requestedBy === 'brand' ? brand.name : `@${influencer.handle}`} wrote`}>{note}</Note>}
      <Statements collabId={collab.id} sides={{ brandName: brand.name, influencerHandle: influencer.handle }} />
      {isStaff ? <Later part={StaffSteps} collab={collab} /> : <OwnSteps collab={collab} />}
      <BillStep collab={collab} />
      <OwedContent collab={collab} />
      {brings && !isStaff && <Later part={CollabLink} collab={collab} />}
      <Box component="section" aria-label="Content" sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="h2">Content</Typography>
        {pieces.map(({ piece, number }) => (
          <PieceCard key={piece.id} piece={piece} number={number} collab={collab} />
        ))}
        {dropped && <Typography sx={{ color: 'text.secondary' }}>No longer needed: {dropped}.</Typography>}
        {outcome === 'open' && <GoldenRules />}
      </Box>
      {brings && <Later part={CollabResults} collab={collab} />}
      <AfterCollab collab={collab} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, ml: -4.5, '&:empty': { display: 'none' } }}>
        {actions.includes('withdraw') && <AskedStep collab={collab} action="withdraw" />}
        {actions.includes('cancel') && <CancelCollab collab={collab} />}
      </Box>
    </Box>
  );
}

/** A part that is loaded after the steps. */
const Later = ({ part: Part, collab }: { part: ComponentType<{ collab: Collab }>; collab: Collab }) => (
  <Suspense fallback={<SectionSkeleton />}>
    <Part collab={collab} />
  </Suspense>
);

/** Once agreed, unless it ended without a visit or parcel. */
const mayBring = ({ stage, outcome }: Collab): boolean =>
  stage !== 1 && ['open', 'completed', 'undelivered'].includes(outcome);

/** The user's side's steps. */
function OwnSteps({ collab }: { collab: Collab }) {
  const reader = useReader();
  const { actions, awaitsPayment, noShowClaim, outcome, stage, timesEndAt } = collab;
  return (
    <>
      {awaitsPayment && <PaymentStep collab={collab} />}
      {actions.includes('approve') && <AnswerRequest collab={collab} />}
      {actions.includes('schedule') && <ChooseTime collab={collab} action="schedule" />}
      {reader === 'brand' && outcome === 'open' && timesEndAt && <TimesRunOut collab={collab} />}
      {reader === 'brand' && stage !== 1 && outcome === 'open' && <ForTheKitchen collab={collab} />}
      {noShowClaim && outcome === 'open' && <NoShowStep collab={collab} claim={noShowClaim} />}
      <ParcelStep collab={collab} />
      <VisitStep collab={collab} />
      <HandoffNote collab={collab} />
    </>
  );
}

/** The brand's own request is waiting for payment before it is sent. */
function PaymentStep({ collab: { id } }: { collab: Collab }) {
  const { words, confirming } = useWayBack();
  const { influencer } = useCollab(id, { waiting: confirming });
  const { leaveFor } = useSession();
  const pay = usePayForCollab(id);
  const price = useCollabCost(id).data?.taken?.pricePence;
  const { vat } = usePublicSettings();
  return (
    <Step title="Pay for this Collab">
      {words && (
        <Typography role="status" sx={{ fontWeight: 550 }}>
          {words}
        </Typography>
      )}
      <Typography>
        Your request is sent to @{influencer.handle} as soon as your payment arrives. If they decline or don’t answer,
        you keep the credit.
      </Typography>
      <Fault>{pay.error?.message}</Fault>
      <Button
        variant="contained"
        loading={pay.isPending || pay.isSuccess}
        disabled={confirming}
        onClick={() => pay.mutate(undefined, { onSuccess: ({ url }) => leaveFor(url) })}
        sx={{ justifySelf: 'start' }}
      >
        {price === undefined ? 'Pay now' : `Pay ${withVat(formatPence(price), vat)} now`}
      </Button>
    </Step>
  );
}

type NoShowStepProps = { collab: Collab; claim: NonNullable<Collab['noShowClaim']> };

/** The brand claims a no-show: both sides see its state. */
function NoShowStep({ collab, claim: { answerBy, answer } }: NoShowStepProps) {
  const reader = useReader();
  const { actions, brand, influencer } = collab;
  return (
    <Step title={reader === 'influencer' ? 'Were you there?' : 'You said that nobody came'}>
      {answer === null ? (
        <Typography>
          {reader === 'influencer'
            ? `${brand.name} says you didn’t come. Please answer by `
            : `@${influencer.handle} can answer until `}
          <ExactTime time={answerBy} />. If {reader === 'influencer' ? 'you don’t' : 'they don’t'}, it counts as a
          no-show.
        </Typography>
      ) : (
        <Typography>Our team will look at both sides and decide.</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {(['contest-no-show', 'admit-no-show', 'drop-claim'] as const)
          .filter((action) => actions.includes(action))
          .map((action) => (
            <AskedStep key={action} collab={collab} action={action} />
          ))}
      </Box>
    </Step>
  );
}
