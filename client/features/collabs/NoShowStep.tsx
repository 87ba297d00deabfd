import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Collab } from '../../api/collabs';
import { ExactTime } from '../../ui/RelativeTime';
import { AskedStep } from './AskedStep';
import { Note } from './Note';
import { useReader } from './reader';
import { Step } from './Step';

type NoShowStepProps = { collab: Collab; claim: NonNullable<Collab['noShowClaim']> };

/** The brand says that nobody came: both sides see where that stands. */
export function NoShowStep({ collab, claim: { answerBy, answer } }: NoShowStepProps) {
  const reader = useReader();
  const { actions, brand, influencer } = collab;
  return (
    <Step title={reader === 'influencer' ? 'Were you there?' : 'You said that nobody came'}>
      {answer === null ? (
        <Typography>
          {reader === 'influencer'
            ? `${brand.name} says that you did not come. Please answer by `
            : `@${influencer.handle} can answer until `}
          <ExactTime time={answerBy} />. Without an answer it counts as a no-show.
        </Typography>
      ) : (
        <>
          <Note by={`@${influencer.handle} answered`}>{answer}</Note>
          <Typography>Our staff look at both sides and decide.</Typography>
        </>
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
