import { Suspense, useState } from 'react';
import { lazyWithMui } from '../../app/theme/with-mui';
import { useSession } from '../../shell/session/session-context';
import { Button } from '../../ui/elements';

const AddToBrandList = lazyWithMui(() => import('./AddToBrandList').then((module) => module.default));

type AddToListButtonProps = {
  influencerIds: readonly string[];
  /** Who it is about, for screen readers. */
  label?: string;
};

/** Adds one or several to one of the brand's lists. */
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
