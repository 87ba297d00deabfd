import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { type WebhookEvent, webhookEventsOf, webhookUrlLength } from '../../../../server/contract/rules/webhook-events';
import { ChoiceInput } from '../../../ui/ChoiceInput';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextField } from '../../../ui/TextField';
import { type TellingWebhook, useMakeWebhook } from './webhooks-api';

type MakeWebhookFormProps = { type: 'brand' | 'influencer'; onMade: (made: TellingWebhook) => void };

/** Creates a webhook: its URL and its events. */
export function MakeWebhookForm({ type, onMade }: MakeWebhookFormProps) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['collab.requested']);
  const { mutate, isPending, error, reset } = useMakeWebhook();
  const options = webhookEventsOf(type);
  const { url: urlFault, events: eventsFault } = error?.fieldErrors ?? {};

  const make = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { url, events: [...events] },
      {
        onSuccess: (made) => {
          onMade(made);
          setUrl('');
        },
      },
    );
  };
  return (
    <Box component="form" noValidate onSubmit={make} aria-labelledby="make-webhook-title">
      <Typography variant="h3" id="make-webhook-title">
        Add a webhook
      </Typography>
      <Box sx={{ display: 'grid', gap: 5, mt: 3 }}>
        <TextField
          label="Your endpoint’s address"
          placeholder={type === 'brand' ? 'https://till.example/tastemaker' : 'https://my-site.example/tastemaker'}
          type="url"
          value={url}
          onChange={(event) => {
            setUrl(event.target.value);
            reset();
          }}
          error={Boolean(urlFault)}
          helperText={urlFault}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: webhookUrlLength } }}
        />
        <ChoiceInput
          label="Events"
          options={options}
          max={options.length}
          value={{ chosen: [...events], other: null }}
          onChange={({ chosen }) => {
            setEvents(chosen);
            reset();
          }}
          fault={eventsFault}
        />
        <Fault>{urlFault || eventsFault ? null : error?.message}</Fault>
        <Box>
          <SubmitButton busy={isPending}>Add webhook</SubmitButton>
        </Box>
      </Box>
    </Box>
  );
}
