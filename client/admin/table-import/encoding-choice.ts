import { tableEncodings } from '../../../server/contract/rules/tables/encodings';
import type { Choice } from './kind';

/** Asked where a file could be written in several ways: letters with accents tell which it is. */
export const encodingChoice: Choice = {
  id: 'encoding',
  label: 'Encoding',
  options: tableEncodings,
  isAsked: (report) => report?.isEncodingSure === false,
};
