import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Collab } from '../../api/collabs';
import { GoldenRules } from '../../ui/GoldenRules';
import { AnswerRequest } from './AnswerRequest';
import { ChooseTime } from './ChooseTime';
import { EndCollab } from './EndCollab';
import { Note } from './Note';
import { PieceCard } from './PieceCard';

/** What can be done now, then the agreed pieces. Every button comes from `actions`. */
export function CollabSteps({ collab }: { collab: Collab }) {
  const { actions, deliverables, reason, note, influencer } = collab;
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {reason && <Note by="Reason given">{reason}</Note>}
      {note && <Note by={`@${influencer.handle} wrote`}>{note}</Note>}
      {actions.includes('approve') && <AnswerRequest collab={collab} />}
      {actions.includes('schedule') && <ChooseTime collab={collab} />}
      <Box component="section" aria-label="Content" sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="h2">Content</Typography>
        {deliverables.map((piece, position) => (
          <PieceCard key={piece.id} piece={piece} number={position + 1} />
        ))}
        <GoldenRules />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {actions.includes('withdraw') && <EndCollab id={collab.id} action="withdraw" />}
        {actions.includes('cancel') && <EndCollab id={collab.id} action="cancel" />}
      </Box>
    </Box>
  );
}
