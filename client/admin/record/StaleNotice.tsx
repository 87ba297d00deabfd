import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** It comes far above the button that was pressed: the focus goes there, so that it is seen as well as heard. */
const noticed = (notice: HTMLElement | null) => notice?.focus();

/** Someone else was quicker: what was typed is not stored, and the record is offered as it is now. */
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
