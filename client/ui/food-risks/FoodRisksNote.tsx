import { IconAlertTriangle } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { riskGroupsInWords } from '../../../server/contract/rules/food-risks';
import type { FoodRisks } from '../../api/collabs';

type FoodRisksNoteProps = {
  risks: Pick<FoodRisks, 'own' | 'guests'>;
  /** Of the influencer. */
  name: string;
  /** Shown below: who can see it, and until when. */
  children?: ReactNode;
  title?: string;
  headingLevel?: 'h2' | 'h3';
};

/** One line per guest with food risks; empty without an answer. */
export function FoodRisksNote(props: FoodRisksNoteProps) {
  const { risks, name, children, title = 'Allergies and diet', headingLevel = 'h2' } = props;
  const { own, guests } = risks;
  const titleId = useId();
  const party = [...(own ? [{ ...own, name }] : []), ...guests];
  if (party.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 4, borderRadius: '12px', bgcolor: 'pass.sunken', display: 'grid', gap: 3 }}
    >
      <Typography
        id={titleId}
        variant="h3"
        component={headingLevel}
        sx={{ display: 'flex', gap: 2, alignItems: 'center' }}
      >
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={titleId}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, minWidth: 0 }}
      >
        {party.map(({ name: who, ...choice }, place) => (
          <Box component="li" key={place} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Typography component="span" sx={{ fontWeight: 550, minWidth: 0, overflowWrap: 'anywhere' }}>
              {who}:
            </Typography>
            {riskGroupsInWords(choice).map((group) => (
              <Chip key={group} label={group} variant="outlined" sx={{ bgcolor: 'background.paper' }} />
            ))}
          </Box>
        ))}
      </Box>
      {children && (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
    </Box>
  );
}
