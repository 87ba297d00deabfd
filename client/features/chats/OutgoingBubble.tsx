import Button from '@mui/material/Button';
import type { Outgoing } from '../../shell/outbox';
import { Bubble } from './Bubble';

type OutgoingBubbleProps = {
  message: Outgoing;
  onRetry: (message: Outgoing) => void;
  onGiveUp: (message: Outgoing) => void;
};

/** A message that has not arrived yet: it shows at once, and says so when it did not get through. */
export function OutgoingBubble({ message, onRetry, onGiveUp }: OutgoingBubbleProps) {
  return (
    <Bubble text={message.text} files={message.files} mine>
      {message.status === 'failed' ? (
        <>
          <span>Not sent.</span>
          <Button size="small" color="inherit" onClick={() => onRetry(message)}>
            Retry
          </Button>
          <Button size="small" color="inherit" onClick={() => onGiveUp(message)}>
            Delete
          </Button>
        </>
      ) : message.status === 'waiting' ? (
        'Waiting for a connection'
      ) : (
        'Sending'
      )}
    </Bubble>
  );
}
