import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, useId } from 'react';
import { paths } from '../../app/paths';
import { DialogDrawer, DrawerTitle } from '../../ui/DialogDrawer';
import { EmptyState } from '../../ui/EmptyState';
import { useDocumentTitle } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { TopBar } from '../TopBar';
import { useSession } from '../session/session-context';
import { AccountList } from './AccountList';

/** Shown instead of a guarded page to people who have signed in without choosing a profile: opens the picker. */
export function ChooseAccount() {
  const { signOut } = useSession();
  const [open, setOpen] = useState(true);
  useDocumentTitle('Select Account to Manage');
  return (
    <>
      <TopBar />
      <Box component="main" sx={{ maxWidth: 640, mx: 'auto', px: 4, py: { xs: 8, sm: 16 } }}>
        <EmptyState
          headingLevel="h1"
          title="Which account would you like to manage?"
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}>
              <Button variant="contained" onClick={() => setOpen(true)}>
                Choose an account
              </Button>
              <Button variant="outlined" onClick={() => void signOut()}>
                Sign out
              </Button>
            </Box>
          }
        >
          You can switch at any time from the card in the menu.
        </EmptyState>
      </Box>
      <AccountPicker open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Slides in from the left, to choose a profile to act as. */
export function AccountPicker({ open, onClose }: { open: boolean; onClose: () => void }) {
  const titleId = useId();
  return (
    <DialogDrawer
      open={open}
      onClose={onClose}
      titleId={titleId}
      paper={{ width: { xs: '100%', sm: 400 }, bgcolor: 'background.default' }}
    >
      <Box sx={{ display: 'grid', gap: 4, p: 6 }}>
        <DrawerTitle id={titleId} onClose={onClose}>
          Select Account to Manage
        </DrawerTitle>
        <AccountList onDone={onClose} />
      </Box>
    </DialogDrawer>
  );
}

/** For people who can't see any of their pages: their own account, and signing out. */
export function WaysOut() {
  const { signOut } = useSession();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 5, alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => void signOut()}>
        Sign out
      </Button>
      <TextLink to={paths.account}>Sign-in and security</TextLink>
    </Box>
  );
}
