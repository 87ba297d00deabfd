import { type CollabStage, collabStages } from '../../server/contract/lists/collab';
import { motion, stageColours } from '../../server/contract/tokens';
import { Box, Typography } from './elements';

type StageRailProps = {
  stage: CollabStage;
  /** Shows the stage's name under the bars. */
  labelled?: boolean;
};

/** A Collab's stage: five short bars, filled up to it. Screen readers announce "Stage 3 of 5: Scheduled". */
export function StageRail({ stage, labelled = false }: StageRailProps) {
  const reached = collabStages.findIndex(({ id }) => id === stage);
  const name = collabStages[reached]?.label;
  const label = `Stage ${reached + 1} of ${collabStages.length}: ${name}`;
  return (
    <Box>
      <Box role="img" aria-label={label} sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 1 }}>
        {collabStages.map(({ id }, position) => (
          <Box
            key={id}
            sx={{
              height: 6,
              borderRadius: '2px',
              bgcolor: position <= reached ? `pass.${stageColours[stage]}` : 'pass.sunken',
              boxShadow: position <= reached ? undefined : 'inset 0 0 0 1px var(--mui-palette-divider)',
              transition: `background-color ${motion.sheet}ms ${motion.easing}`,
            }}
          />
        ))}
      </Box>
      {labelled && (
        <Typography
          variant="caption"
          aria-hidden
          sx={{ display: 'block', mt: 1.5, fontWeight: 600, color: 'text.secondary' }}
        >
          {name}
        </Typography>
      )}
    </Box>
  );
}
