import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import type { Message, Outgoing } from './conversations';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
});
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });

const dayOf = ({ sentAt }: Message): string => dayFormat.format(new Date(sentAt));

type MessageLogProps = {
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  onRetry: (message: Outgoing) => void;
};

/** What was said, day by day, and what is on its way. Screen readers hear what is added. */
export function MessageLog({ messages, outgoing, onRetry }: MessageLogProps) {
  return (
    <Box role="log" aria-label="Conversation" sx={{ display: 'flex', flexDirection: 'column', gap: 2, mt: 'auto' }}>
      {messages.map((message, position) => {
        const before = messages[position - 1];
        const newDay = !before || dayOf(before) !== dayOf(message);
        return (
          <Fragment key={message.id}>
            {newDay && <Day>{dayOf(message)}</Day>}
            <Bubble text={message.text} mine={message.mine}>
              {timeFormat.format(new Date(message.sentAt))}
            </Bubble>
          </Fragment>
        );
      })}
      {outgoing.map((message) => (
        <Bubble key={`outgoing-${message.key}`} text={message.text} mine>
          {message.failed ? (
            <>
              Not sent.{' '}
              <Button size="small" color="inherit" onClick={() => onRetry(message)}>
                Retry
              </Button>
            </>
          ) : (
            'Sending'
          )}
        </Bubble>
      ))}
    </Box>
  );
}

function Day({ children }: { children: string }) {
  return (
    <Typography variant="caption" sx={{ alignSelf: 'center', color: 'text.secondary', fontWeight: 600, my: 2 }}>
      {children}
    </Typography>
  );
}

function Bubble({ text, mine, children }: { text: string; mine: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        alignSelf: mine ? 'flex-end' : 'flex-start',
        maxWidth: 'min(85%, 56ch)',
        display: 'grid',
        justifyItems: mine ? 'end' : 'start',
        gap: 0.5,
      }}
    >
      <Box
        sx={{
          px: 3.5,
          py: 2,
          whiteSpace: 'pre-line',
          borderRadius: mine ? '12px 12px 2px 12px' : '12px 12px 12px 2px',
          bgcolor: mine ? 'pass.primary' : 'pass.sunken',
          color: mine ? 'pass.onPrimary' : 'pass.ink',
        }}
      >
        {text}
      </Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
    </Box>
  );
}
