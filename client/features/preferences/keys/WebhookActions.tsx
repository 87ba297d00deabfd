import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { toast } from '../../../ui/toast';
import {
  type TellingWebhook,
  useChangeWebhook,
  useRemoveWebhook,
  useRotateSecret,
  useTestWebhook,
  type WebhookEndpoint,
} from './webhooks-api';

type WebhookActionsProps = {
  webhook: WebhookEndpoint;
  onSecret: (told: TellingWebhook) => void;
  onTested: () => void;
};

/** The actions on a webhook; irreversible ones ask for confirmation. */
export function WebhookActions({ webhook: { id, url, state }, onSecret, onTested }: WebhookActionsProps) {
  const [asked, setAsked] = useState<'rotate' | 'remove' | null>(null);
  const test = useTestWebhook(id);
  const change = useChangeWebhook(id);
  const rotate = useRotateSecret(id);
  const remove = useRemoveWebhook(id);
  const sayWhy = ({ message }: Error) => toast.say(message);
  const close = () => setAsked(null);
  const isOn = state === 'on';
  return (
    <>
      <Button
        size="small"
        disabled={test.isPending}
        onClick={() => test.mutate(undefined, { onSuccess: onTested, onError: sayWhy })}
      >
        Send test
      </Button>
      <Button
        size="small"
        disabled={change.isPending}
        onClick={() => change.mutate({ on: !isOn }, { onError: sayWhy })}
      >
        {isOn ? 'Switch off' : 'Switch on'}
      </Button>
      <Button size="small" onClick={() => setAsked('rotate')}>
        New secret
      </Button>
      <Button size="small" color="error" onClick={() => setAsked('remove')}>
        Remove
      </Button>
      <ConfirmDialog
        open={asked === 'rotate'}
        title="Create a new secret?"
        busy={rotate.isPending}
        onCancel={close}
        onConfirm={() => rotate.mutate(undefined, { onSuccess: onSecret, onError: sayWhy, onSettled: close })}
      >
        For 24 hours we’ll sign messages with both secrets, so you can change over without losing any.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        title="Remove this webhook?"
        destructive
        busy={remove.isPending}
        onCancel={close}
        onConfirm={() => remove.mutate(undefined, { onError: sayWhy, onSettled: close })}
      >
        We’ll stop sending to {url} and delete its log.
      </ConfirmDialog>
    </>
  );
}
