import { validateSync } from 'class-validator';
import { IsMoment, IsPlaceOrMoment } from './field-rules.js';

class Asked {
  @IsMoment({ message: 'moment' })
  moment: unknown;

  @IsPlaceOrMoment({ message: 'place' })
  place: unknown;
}

const faultsOf = (value: unknown) =>
  validateSync(Object.assign(new Asked(), { moment: value, place: value })).flatMap((fault) =>
    Object.values(fault.constraints!),
  );
const id = '01890000-0000-7000-8000-00000000dead';

it.each([
  ['2027-01-05T10:00:00Z', []],
  ['2027-01-05T10:00:00.123456+01:00', []],
  ['2027-01-05', []],
  [`2027-01-05T10:00:00.123456Z_${id}`, ['moment']],
  ['2027-02-30T10:00:00Z', ['moment', 'place']],
  ['+272027-01-05T10:00:00Z', ['moment', 'place']],
  [`2027-01-05_${id}`, ['moment', 'place']],
  ['2027-W05-1', ['moment', 'place']],
  ['2027-123', ['moment', 'place']],
  ['20270101', ['moment', 'place']],
  ['2027-01-05T10:00:00Z_7', ['moment', 'place']],
  [`2027-01-05T10:00:00Z_${id}_${id}`, ['moment', 'place']],
  ['', ['moment', 'place']],
  [20270101, ['moment', 'place']],
  [null, ['moment', 'place']],
])('%s is a moment that can be counted with, or is refused', (value, faults) => {
  expect(faultsOf(value)).toEqual(faults);
});
