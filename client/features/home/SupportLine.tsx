import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { supportChannels } from '../../../server/contract/rules/constants';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';

/** How quickly a person answers, where we promise it. */
export function SupportLine() {
  return (
    <Box
      component="section"
      aria-labelledby="support-title"
      sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 8 }}
    >
      <Typography id="support-title" variant="h2">
        People answer
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>
        Rather talk first? <TextLink to={paths.scheduleCall}>Schedule a call</TextLink>
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, mt: 4, display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
      >
        {supportChannels.map(({ id, label, response }) => (
          <div key={id}>
            <Typography component="dt" variant="subtitle1">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {response ?? 'On this site'}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}
