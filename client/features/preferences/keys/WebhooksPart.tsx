import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MakeWebhookForm } from './MakeWebhookForm';
import { SecretNotice } from './SecretNotice';
import { WebhookRow } from './WebhookRow';
import { type TellingWebhook, useWebhooks } from './webhooks-api';

/** Where programs are told of what happens, and the way to another. */
export function WebhooksPart({ type }: { type: 'brand' | 'influencer' }) {
  const webhooks = useWebhooks();
  const [told, setTold] = useState<TellingWebhook | null>(null);
  return (
    <Box component="section" aria-labelledby="webhooks-title" sx={{ display: 'grid', gap: 5 }}>
      <Box>
        <Typography variant="h3" component="h2" id="webhooks-title">
          Webhooks
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          We post a signed message to your program as soon as something happens, and try for days until it arrives.
        </Typography>
      </Box>
      {told && (
        <SecretNotice title="The secret that signs" secret={told.secret} what="secret" onDone={() => setTold(null)}>
          By it your program knows that a message to {told.url} is ours. Copy it now: we cannot show it again.
        </SecretNotice>
      )}
      {webhooks.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>There is no webhook yet.</Typography>
      ) : (
        <Box component="ul" aria-label="Webhooks" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onSecret={setTold} />
          ))}
        </Box>
      )}
      <MakeWebhookForm type={type} onMade={setTold} />
    </Box>
  );
}
