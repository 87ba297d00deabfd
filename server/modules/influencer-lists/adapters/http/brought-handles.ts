import { handlesInTable, pastedHandles, type PastedHandles } from '../../../../contract/rules/pasted-handles.js';
import type { TableRow } from '../../../../contract/rules/tables/table-shape.js';
import { DomainError } from '../../../../shared/kernel/index.js';
import { openTable, TableFault, uploadedTable } from '../../../../shared/tables/index.js';
import type { ImportListMembersInput } from './influencer-lists.dto.js';

/** More than a list takes. */
const mostRows = 5_000;

/** The influencers to add to a list, pasted or as a file. @throws profiles/unreadable-file */
export async function broughtHandles(input: ImportListMembersInput): Promise<PastedHandles> {
  if (input.file === undefined) return pastedHandles(input.text ?? '');
  return uploadedTable(input, async (file) => {
    try {
      const rows: TableRow[] = [];
      for await (const row of (await openTable(file)).rows()) if (rows.push(row) === mostRows) break;
      return handlesInTable(rows);
    } catch (error) {
      throw error instanceof TableFault ? new DomainError('invalid', 'profiles/unreadable-file', error.message) : error;
    }
  });
}
