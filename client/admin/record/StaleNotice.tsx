import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** It appears far above the clicked button: focus moves there, so that it is both seen and heard. */
const noticed = (notice: HTMLElement | null) => notice?.focus();

/** Someone else was faster: the input wasn't saved, and the current record is offered. */
export function StaleNotice({ says, onReload }: { says: string; onReload: () => void }) {
  return (
    <Alert
      severity="warning"
      role="alert"
      ref={noticed}
      tabIndex={-1}
      sx={{ scrollMarginTop: '64px' }}
      action={
        <Button color="inherit" size="small" onClick={onReload}>
          Reload
        </Button>
      }
    >
      {says}
    </Alert>
  );
}
