import { useState } from 'react';
import type { BrandAnalytics } from '../../api/analytics';
import { TextField } from '../../ui/TextField';
import { ChartPanel } from '../../ui/report/ChartPanel';
import { FigureTable } from '../../ui/report/FigureTable';
import { stepInWords } from '../../ui/report/step-in-words';
import { wholeNumber } from '../../../server/contract/rules/numbers';
import { isCompared } from './StatTiles';

const measures = [
  { id: 'reach', label: 'Reach' },
  { id: 'engagements', label: 'Engagements' },
  { id: 'pieces', label: 'Pieces' },
] as const;
type Measure = (typeof measures)[number]['id'];

/** The pieces' results, by day, week or month of publication. */
export function TrendPanel({ analytics }: { analytics: BrandAnalytics }) {
  const { trend, step } = analytics;
  const [measure, setMeasure] = useState<Measure>('reach');
  const label = measures.find(({ id }) => id === measure)!.label;
  return (
    <ChartPanel
      title={`By ${step}`}
      lead={`Results so far of the pieces published each ${step}${isCompared(analytics) ? `, compared with the same ${step} of the period before` : ''}.`}
      label={`${label} by ${step}`}
      columns={trend.map((row) => ({ name: stepInWords(row.from, step), value: row[measure] ?? 0, before: row.before?.[measure] ?? 0 }))}
      choice={
        <TextField
          select
          label="Show"
          value={measure}
          onChange={(event) => setMeasure(event.target.value as Measure)}
          fullWidth={false}
          sx={{ minWidth: 148 }}
        >
          {measures.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
      }
      table={
        <FigureTable
          caption={`Figures by ${step}`}
          rows={trend}
          keyOf={({ from }) => from}
          columns={[
            { head: step === 'week' ? 'Week of' : step === 'day' ? 'Day' : 'Month', cell: ({ from }) => stepInWords(from, step) },
            { head: 'Pieces', cell: ({ pieces }) => wholeNumber(pieces), numeric: true },
            { head: 'Reach', cell: ({ reach }) => wholeNumber(reach), numeric: true },
            { head: 'Engagements', cell: ({ engagements }) => wholeNumber(engagements), numeric: true },
            { head: 'Previous period', cell: ({ before }) => (before ? stepInWords(before.from, step) : 'N/A') },
            { head: 'Pieces before', cell: ({ before }) => wholeNumber(before?.pieces ?? null), numeric: true },
            { head: 'Reach before', cell: ({ before }) => wholeNumber(before?.reach ?? null), numeric: true },
            { head: 'Engagements before', cell: ({ before }) => wholeNumber(before?.engagements ?? null), numeric: true },
          ]}
        />
      }
    />
  ); // prettier-ignore
}
