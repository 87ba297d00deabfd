import Button from '@mui/material/Button';
import { useResetErrorBoundaryOnLocationChange } from 'react-admin';
import { FaultPage } from '../shell/FaultPage';

/** What shows in place of a page of the panel that broke; following a link of the navigation leaves it. */
export function PanelFault({ resetErrorBoundary }: { resetErrorBoundary: (...reason: unknown[]) => void }) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <FaultPage
      title="This page could not be shown"
      action={
        <Button variant="contained" onClick={() => resetErrorBoundary()}>
          Retry
        </Button>
      }
    >
      Something in it did not work. Trying again may help.
    </FaultPage>
  );
}
