import Box from '@mui/material/Box';
import { cityLabel } from '../../../../server/contract/lists/labels';
import { planFor } from '../../../../server/contract/plans';
import { productNow } from '../../../api/clock';
import type { DeskCard } from '../../../api/desk';
import { Avatar } from '../../../ui/Avatar';
import { dueText, isOverdue, today } from '../../desk/due';
import { ManagerName } from '../account-managers';
import type { BrandCard } from './brand-board';

const dayMs = 86_400_000;

function daysThere(since: string): string {
  const days = Math.max(0, Math.floor((productNow().getTime() - new Date(since).getTime()) / dayMs));
  return days === 0 ? 'Since today' : days === 1 ? '1 day here' : `${days} days here`;
}

type BrandCardFactsProps = { brand: BrandCard; since: string; desk: DeskCard | undefined };

/** What staff want to see of a brand at a glance: where, on which plan, whose, since when, and what is next. */
export function BrandCardFacts({ brand, since, desk }: BrandCardFactsProps) {
  const { name, avatarPath, city, plan, accountManager, priority } = brand;
  const next = desk?.nextTask;
  const now = today();
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', color: 'text.secondary' }}>
        <Avatar filePath={avatarPath} name={name} size={28} />
        <span>
          {cityLabel(city)} · {planFor(plan).name}
          {accountManager && (
            <>
              {' · '}
              <ManagerName id={accountManager} />
            </>
          )}
          {priority === 3 && ' · High priority'}
        </span>
      </Box>
      <Box className="tnum" sx={{ color: 'text.secondary' }}>
        {daysThere(since)}
      </Box>
      {next && (
        <Box sx={{ color: isOverdue(next.dueOn, now) ? 'error.main' : 'inherit' }}>
          {next.title}
          <br />
          {dueText(next.dueOn, now)}
        </Box>
      )}
      {desk && desk.tags.length > 0 && <Box sx={{ color: 'text.secondary' }}>{desk.tags.join(', ')}</Box>}
    </>
  );
}
