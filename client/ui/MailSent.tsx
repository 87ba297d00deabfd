import { IconMailOpened } from '@tabler/icons-react';
import { PageHeader } from './PageHeader';
import { Box, Typography } from './elements';

const takeFocus = (node: HTMLElement | null) => node?.focus();

/** A sign-in link has been sent: what to expect, and where to look. */
export function MailSent({ email, more }: { email: string; more?: string }) {
  return (
    // The clicked button is gone: keyboard and screen-reader focus moves here.
    <Box ref={takeFocus} tabIndex={-1} sx={{ outline: 'none' }}>
      <Box
        sx={{
          width: 56,
          height: 56,
          mb: 4,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'pass.primarySoft',
          color: 'pass.primary',
        }}
      >
        <IconMailOpened size={28} stroke={1.75} aria-hidden />
      </Box>
      <PageHeader
        title="Please Check Your Email"
        lead={
          <>
            We’ve sent a sign-in link to <strong>{email}</strong>.{more && ` ${more}`}
          </>
        }
      />
      <Typography component="ul" sx={{ pl: 5, m: 0, display: 'grid', gap: 2 }}>
        <li>It usually arrives within seconds.</li>
        <li>If you can’t see it, please check your junk or spam folder.</li>
        <li>You can close this tab: the link opens a new one.</li>
      </Typography>
    </Box>
  );
}
