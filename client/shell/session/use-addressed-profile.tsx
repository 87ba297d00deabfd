import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { ProblemError } from '../../api/client';
import { sectionSearch } from '../../ui/section-search';
import { Fault } from '../../ui/Fault';
import { PageSkeleton } from '../../ui/skeletons';
import { NotFound } from '../FaultPage';
import type { ProfileType, Target } from './session';
import { useSession } from './session-context';

/**
 * Acts as the linked profile that `?uid=` names, once on arrival. When someone acts as another profile later, here or in another
 * tab, they see the same page for it.
 * @returns what shows instead of the page; null if the address names the current profile
 */
export function useAddressedProfile(type: ProfileType): ReactNode {
  const { actor, linkedProfiles, switchTo } = useSession();
  const [params] = useSearchParams();
  const { mutate: actAs, error } = useMutation<void, ProblemError, Target>({ mutationFn: switchTo });
  const uid = params.get('uid') ?? actor.uid;
  const [honoured, setHonoured] = useState<string>();
  if (uid === actor.uid && honoured !== uid) setHonoured(uid);
  const left = uid !== actor.uid && uid === honoured;
  const other = !left && uid !== actor.uid && linkedProfiles.find((each) => each.uid === uid && each.type === type);

  useEffect(() => {
    if (other) actAs(other);
  }, [other, actAs]);

  if (left) return <Navigate replace to={{ search: sectionSearch(actor.uid, params.get('section') ?? undefined) }} />;
  if (other && error) return <NotSwitched why={error.message} onRetry={() => actAs(other)} />;
  if (other) return <PageSkeleton tickets={2} />;
  return uid === actor.uid ? null : <NotFound />;
}

function NotSwitched({ why, onRetry }: { why: string; onRetry: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Fault>{why}</Fault>
      <Button variant="outlined" onClick={onRetry}>
        Retry
      </Button>
    </Box>
  );
}
