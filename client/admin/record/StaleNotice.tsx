import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Somebody else was quicker: what was typed is not stored, and the record is offered as it is now. */
export function StaleNotice({ says, onReload }: { says: string; onReload: () => void }) {
  return (
    <Alert
      severity="warning"
      role="alert"
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
