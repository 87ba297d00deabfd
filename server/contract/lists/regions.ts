/** The twelve regions of UK statistics, and one for everywhere else. */
export const regions = [
  { id: 'north-east', label: 'North East' },
  { id: 'north-west', label: 'North West' },
  { id: 'yorkshire-and-the-humber', label: 'Yorkshire and the Humber' },
  { id: 'east-midlands', label: 'East Midlands' },
  { id: 'west-midlands', label: 'West Midlands' },
  { id: 'east-of-england', label: 'East of England' },
  { id: 'london', label: 'London' },
  { id: 'south-east', label: 'South East' },
  { id: 'south-west', label: 'South West' },
  { id: 'scotland', label: 'Scotland' },
  { id: 'wales', label: 'Wales' },
  { id: 'northern-ireland', label: 'Northern Ireland' },
  { id: 'outside-the-uk', label: 'Outside the UK' },
] as const;
export type Region = (typeof regions)[number]['id'];
