import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { floatingShadow, motion, radius } from '../../server/contract/tokens';
import { Box, Button } from './elements';
import { type Toast, toasts } from './toast';

/**
 * Renders toasts: mount once, next to the application. Each disappears after its time, which pauses while hovered or
 * focused. A modal dialog hides everything else in the body from screen readers, except elements that HTML forbids to
 * hide: a slot is one of them.
 */
export function Toaster() {
  return createPortal(
    <slot>
      <Messages />
    </slot>,
    document.body,
  );
}

function Messages() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.now);
  return (
    <Box
      component="section"
      aria-label="Messages"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetInline: 16,
        bottom: 'calc(24px + env(safe-area-inset-bottom) + var(--sheet, 0px))',
        display: 'grid',
        gap: 2,
        justifyItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Box>
  );
}

function ToastCard({ toast: { id, text, duration, undo, undoLabel = 'Undo' } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toasts.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [held, id, duration]);
  return (
    <Box
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        width: 360,
        maxWidth: '100%',
        px: 4,
        py: 3,
        borderRadius: `${radius.control}px`,
        bgcolor: 'pass.toast',
        color: 'pass.onToast',
        boxShadow: floatingShadow,
        typography: 'body2',
        fontWeight: 550,
        pointerEvents: 'auto',
        animation: `arrive ${motion.sheet}ms ${motion.easing}`,
      }}
    >
      <Box role="status" sx={{ flex: 1 }}>
        {text}
      </Box>
      {undo && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          sx={{ borderColor: 'currentColor' }}
          onClick={() => {
            undo();
            toasts.dismiss(id);
          }}
        >
          {undoLabel}
        </Button>
      )}
    </Box>
  );
}
