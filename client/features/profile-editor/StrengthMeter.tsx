import { IconArrowRight } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Meter } from '../../ui/Meter';
import { TextLink } from '../../ui/TextLink';
import { useEditor } from './editor-context';

/** How strong the profile is, and the one step that brings it furthest. */
export function StrengthMeter({ addressOf }: { addressOf: (section: string) => string }) {
  const { percent, next } = useEditor().profile.strength;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="subtitle2" component="span">
          Profile strength
        </Typography>
        <Typography variant="subtitle2" component="span" className="tnum">
          {percent}%
        </Typography>
      </Box>
      <Meter label="Profile strength" value={percent} max={100} />
      {next ? (
        <Typography variant="body2" component="div" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <IconArrowRight size={16} stroke={2} aria-hidden style={{ flex: 'none' }} />
          <span>
            <TextLink to={{ search: addressOf(next.section) }}>{next.say}</TextLink>
            <Box component="span" className="tnum" sx={{ color: 'text.secondary' }}>
              {` +${next.points}%`}
            </Box>
          </span>
        </Typography>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing is missing. Brands see you at your best.
        </Typography>
      )}
    </Box>
  );
}
