import { IconCheck } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Collab, OwnFoodRisks, ToldFoodRisks } from '../../../api/collabs';
import { FoodRisksNote } from '../../../ui/food-risks/FoodRisksNote';
import { lastAnswer, unsaid } from './food-answer';
import { FoodFields } from './FoodFields';

type FoodQuestionProps = {
  collab: Collab;
  kept: OwnFoodRisks;
  /** Null until something has been said. */
  answer: ToldFoodRisks | null;
  onChange: (answer: ToldFoodRisks) => void;
  /** The last answer still holds. */
  onNoChange: (answer: ToldFoodRisks) => void;
};

/** What one and one's guests can't be served: as told last, with one tap, or again. */
export function FoodQuestion({ collab, kept, answer, onChange, onNoChange }: FoodQuestionProps) {
  const last = lastAnswer(kept);
  const [changing, setChanging] = useState(false);
  const { brand, terms } = collab;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Only {brand.name} will see this, until 12 hours after the visit starts. By answering, you agree to that. Please
        ask your guest before you answer for them.
      </Typography>
      {last && !changing ? (
        <>
          <FoodRisksNote risks={last} name="You" title="Last time you said" headingLevel="h3" />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button
              variant={answer ? 'contained' : 'outlined'}
              startIcon={answer && <IconCheck size={18} stroke={1.75} />}
              aria-pressed={answer !== null}
              onClick={() => onNoChange(last)}
            >
              No change
            </Button>
            <Button
              onClick={() => {
                setChanging(true);
                onChange(last);
              }}
            >
              Change
            </Button>
          </Box>
        </>
      ) : (
        <FoodFields value={answer ?? unsaid} onChange={onChange} guestsAllowed={terms.guests} />
      )}
    </Box>
  );
}
