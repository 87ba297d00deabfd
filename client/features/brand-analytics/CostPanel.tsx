import type { PeriodCost } from '../../api/analytics';
import { Money } from '../../ui/Money';
import { FigureTable } from '../../ui/report/FigureTable';
import { Panel } from '../../ui/report/Panel';

type Line = Readonly<{ what: string; now: number; then: number }>;

const guests = (count: number, words: string) => `${count} ${count === 1 ? 'guest' : 'guests'} ${words}`;

function linesOf(now: PeriodCost, then: PeriodCost): Line[] {
  return [
    { what: 'The plan, its part in this period', now: now.planPence, then: then.planPence },
    { what: 'Extra Collabs', now: now.extrasPence, then: then.extrasPence },
    { what: `Gifts to ${guests(now.visits, 'who came')}`, now: now.giftsPence, then: then.giftsPence },
    { what: `Gifts kept for ${guests(now.noShows, 'who never came')}`, now: now.noShowsPence, then: then.noShowsPence },
    { what: 'Together', now: now.totalPence, then: then.totalPence },
  ];
}

/** What the pieces have cost, line by line. */
export function CostPanel({ cost, before }: { cost: PeriodCost; before: PeriodCost }) {
  return (
    <Panel title="Costs" lead="Gifts count at the retail value that was agreed.">
      <FigureTable
        caption="Costs, line by line"
        rows={linesOf(cost, before)}
        keyOf={({ what }) => what}
        columns={[
          { head: 'What', cell: ({ what }) => what },
          { head: 'This period', cell: ({ now }) => <Money pence={now} />, numeric: true },
          { head: 'Before', cell: ({ then }) => <Money pence={then} />, numeric: true },
        ]}
      />
    </Panel>
  );
}
