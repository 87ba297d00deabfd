import { IconMessageCircle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePublicSettings } from '../../api/settings';
import { lazyWithMui } from '../../app/theme/with-mui';
import { Box } from '../../ui/elements';

const LiveChatPanel = lazyWithMui(() => import('./LiveChatPanel').then((module) => module.LiveChatPanel));

/** The live chat, minimised. Nothing is loaded or sent before it is opened. */
export function LiveChatLauncher() {
  const [open, setOpen] = useState(false);
  const { liveChatScriptUrl } = usePublicSettings();
  const begin = () => {
    if (liveChatScriptUrl) loadOutsideWidget(liveChatScriptUrl);
    setOpen(true);
  };
  if (open && liveChatScriptUrl) return null; // the external widget shows itself
  return (
    <Box
      component="aside"
      aria-label="Live chat"
      sx={{ position: 'fixed', right: 16, bottom: 'calc(16px + var(--sheet, 0px))', zIndex: 'fab' }}
    >
      {open ? (
        <Suspense fallback={null}>
          <LiveChatPanel onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Box component="button" type="button" onClick={begin} aria-expanded={false} sx={launcher}>
          <IconMessageCircle size={20} stroke={1.75} aria-hidden />
          Chat with us
        </Box>
      )}
    </Box>
  );
}

function loadOutsideWidget(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

const launcher = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  px: 5,
  border: 0,
  borderRadius: '24px',
  cursor: 'pointer',
  font: 'inherit',
  fontWeight: 600,
  bgcolor: 'pass.primary',
  color: 'pass.onPrimary',
  boxShadow: '0 1px 2px rgb(20 32 27/.06), 0 12px 32px -12px rgb(20 32 27/.22)',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'pass.primary', outlineOffset: 2 },
} as const;
