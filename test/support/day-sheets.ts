import type { SheetVisit } from '../../server/modules/day-sheets/domain/day-sheet.js';
import { newId } from '../../server/shared/kernel/index.js';

export const supper = new Date('2027-03-04T19:30:00Z');

/** A visit on a sheet, with what the test cares about changed. */
export const aSheetVisit = (more: Partial<SheetVisit> = {}): SheetVisit => ({
  collabId: newId(),
  venueId: null,
  venue: 'Ember & Rye, Quay Street',
  visitAt: supper,
  checkedInAt: null,
  name: 'Ada Marsh',
  handle: 'ada',
  avatarPath: null,
  guests: 1,
  title: 'Supper for two',
  included: 'A tasting menu\nService',
  capPence: 9_500,
  note: '',
  handoffNote: 'Table 12',
  callWho: 'Ask for Sam, 020 7946 0000',
  risks: {
    ...{ open: true, until: null, own: { chosen: ['tree-nuts'], other: 'Tamarillo' } },
    guests: [{ name: 'Tom', chosen: ['none'], other: null }],
  },
  marks: [{ risks: 'tree nuts', note: 'table 12' }],
  ...more,
});
