import { Suspense, useState } from 'react';
import { lazyWithMui } from '../../app/theme/with-mui';
import { useSession } from '../../shell/session/session-context';
import { Button } from '../../ui/elements';

const AddToBrandList = lazyWithMui(() => import('./AddToBrandList').then((module) => module.default));

type AddToListButtonProps = {
  influencerIds: readonly string[];
  /** Whom it is about, for those who do not see the card. */
  label?: string;
};

/** Puts one or several onto a list of the brand. */
export function AddToListButton({ influencerIds, label }: AddToListButtonProps) {
  const { actor } = useSession();
  const [open, setOpen] = useState(false);
  if (actor.type !== 'brand') return null;
  return (
    <>
      <Button size="small" fullWidth aria-label={label} onClick={() => setOpen(true)}>
        Add to list
      </Button>
      <Suspense fallback={null}>
        {open && <AddToBrandList influencerIds={influencerIds} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
