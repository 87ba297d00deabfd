import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type ClosureState, closeAccount } from '../../api/privacy';
import { ProblemError } from '../../api/client';
import { withFreshProof } from '../../api/proof';
import { paths } from '../../app/paths';
import { forgetPerson } from '../../shell/session/browser-memory';
import { useSession } from '../../shell/session/session-context';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';

type CloseAccountDialogProps = { open: boolean; brands: ClosureState['brands']; onClose: () => void };

/** Says what is deleted, lets the person decide about brands that are theirs alone, and asks for confirmation. */
export function CloseAccountDialog({ open, brands, onClose }: CloseAccountDialogProps) {
  const { reloadAt } = useSession();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const close = async () => {
    setBusy(true);
    setFault(null);
    try {
      await withFreshProof(() => closeAccount(closed));
      await forgetPerson();
      reloadAt(paths.signedOut);
    } catch (error) {
      setFault(error instanceof ProblemError ? error.message : 'That didn’t work. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title="Close your account?"
      typeToConfirm="close my account"
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void close()}
    >
      <Typography>
        You’ll be signed out everywhere, your profile will be hidden, and every open Collab will end. You have 30 days
        to come back.
      </Typography>
      {brands.length > 0 && <Brands brands={brands} closed={closed} onChange={setClosed} />}
      <Box sx={{ mt: 4, '&:empty': { display: 'none' } }}>
        <Fault>{fault}</Fault>
      </Box>
    </ConfirmDialog>
  );
}

type BrandsProps = {
  brands: ClosureState['brands'];
  closed: readonly string[];
  onChange: (closed: readonly string[]) => void;
};

/** Brands that nobody else owns: transferred elsewhere, or closed here. */
function Brands({ brands, closed, onChange }: BrandsProps) {
  const id = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, mt: 4, mx: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        Brands only you own
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Make another member the owner first, or close them with your account. Their offers will end and their data will
        be erased.
      </Typography>
      {brands.map(({ uid, name }) => (
        <Box key={uid} sx={{ display: 'flex', gap: 3, alignItems: 'center', minHeight: 44 }}>
          <Box
            component="input"
            type="checkbox"
            id={`${id}-${uid}`}
            checked={closed.includes(uid)}
            onChange={({ target }) =>
              onChange(target.checked ? [...closed, uid] : closed.filter((each) => each !== uid))
            }
            sx={{ m: 0 }}
          />
          <label htmlFor={`${id}-${uid}`}>Close {name} too</label>
        </Box>
      ))}
    </Box>
  );
}
