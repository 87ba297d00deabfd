import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../ui/CopyButton';

type SecretNoticeProps = { title: string; secret: string; what: string; children: ReactNode; onDone: () => void };

/** A secret that is shown only once. */
export function SecretNotice({ title, secret, what, children, onDone }: SecretNoticeProps) {
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        gap: 3,
        p: 4,
        borderRadius: '12px',
        border: '1px solid',
        borderColor: 'pass.primary',
        bgcolor: 'pass.primarySoft',
      }}
    >
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2">{children}</Typography>
      <Typography variant="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {secret}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <CopyButton text={secret} what={what} />
        <Button size="small" onClick={onDone}>
          I’ve saved it
        </Button>
      </Box>
    </Box>
  );
}
