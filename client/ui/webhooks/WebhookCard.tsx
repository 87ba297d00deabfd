import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { components } from '../../api/schema';
import { ExactTime } from '../RelativeTime';

const states = {
  on: { label: 'On', color: 'primary', variant: 'filled' },
  off: { label: 'Off', color: 'default', variant: 'outlined' },
  failed: { label: 'Switched off', color: 'error', variant: 'filled' },
} as const;

type WebhookCardProps = {
  webhook: Pick<components['schemas']['WebhookView'], 'events' | 'state' | 'failingSince'>;
  /** Its title on this page: its URL, or its owner. */
  title: string;
  titleAs: 'h2' | 'h3';
  /** Its URL, if that isn't the title. */
  host?: string;
  /** Distinguishes its log from others, for screen readers. */
  whose?: string;
  /** Further status. */
  children: ReactNode;
  /** Next to the log's button. */
  actions: (showLog: () => void) => ReactNode;
  log: ReactNode;
};

/** One webhook: its title, events, status, actions, and log. */
export function WebhookCard({ webhook, title, titleAs, host, whose, children, actions, log }: WebhookCardProps) {
  const [showsLog, setShowsLog] = useState(false);
  const { events, state, failingSince } = webhook;
  const logWords = showsLog ? 'Hide log' : 'Show log';
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 2, py: 4, borderBottom: '1px solid', borderColor: 'divider', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2" component={titleAs}>
            {title}
          </Typography>
          {host && <Typography variant="body2">{host}</Typography>}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {events.join(', ')}
          </Typography>
          {failingSince && (
            <Typography variant="body2" sx={{ color: 'pass.error' }}>
              Nothing has got through since <ExactTime time={failingSince} />.
            </Typography>
          )}
          {children}
        </Box>
        <Chip size="small" {...states[state]} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: -1 }}>
        <Button
          size="small"
          aria-expanded={showsLog}
          aria-label={whose && `${logWords} of ${whose}`}
          onClick={() => setShowsLog(!showsLog)}
        >
          {logWords}
        </Button>
        {actions(() => setShowsLog(true))}
      </Box>
      {showsLog && log}
    </Box>
  );
}
