import { handlesInTable, pastedHandles, type PastedHandles } from '../../../../contract/rules/pasted-handles.js';
import { DomainError } from '../../../../shared/kernel/index.js';
import { TableFault } from '../../../../shared/tables/source.js';
import { firstRows, uploadedTable } from '../../../../shared/tables/uploaded-table.js';
import type { ImportListMembersInput, StaffListMemberView } from './influencer-lists.dto.js';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { cityLabel, platformLabel } from '../../../../contract/lists/index.js';
import { forSpreadsheets } from '../../../../shared/tables/for-spreadsheets.js';

/** More than a list takes. */
const mostRows = 5_000;

/** The influencers to add to a list, pasted or as a file. @throws profiles/unreadable-file */
export async function broughtHandles(input: ImportListMembersInput): Promise<PastedHandles> {
  if (input.file === undefined) return pastedHandles(input.text ?? '');
  return uploadedTable(input, async (file) => {
    try {
      return handlesInTable((await firstRows(file, mostRows)).rows);
    } catch (error) {
      throw error instanceof TableFault ? new DomainError('invalid', 'profiles/unreadable-file', error.message) : error;
    }
  });
}

const countOf = (votes: StaffListMemberView['votes'], wanted: string): number =>
  votes.filter(({ vote }) => vote === wanted).length;

const said = (votes: StaffListMemberView['votes']): string =>
  votes
    .filter(({ comment }) => comment !== '')
    .map(({ label, comment }) => `${label}: ${comment}`)
    .join('\n');

/** Those on a list as a CSV file, whose "Handle" and "Note" the list takes in again. */
const csvOf = (rows: readonly StaffListMemberView[]): string =>
  stringify(
    rows.map(({ handle, name, followers, engagement, platforms, city, country, note, votes }) => ({
      Handle: handle,
      Name: name,
      Followers: followers,
      'Engagement, %': engagement,
      Platforms: platforms.map(platformLabel).join(', '),
      City: city && cityLabel(city),
      Country: country,
      Note: note,
      Yes: countOf(votes, 'yes'),
      Maybe: countOf(votes, 'maybe'),
      No: countOf(votes, 'no'),
      Comments: said(votes),
    })),
    {
      header: true,
      ...forSpreadsheets,
      record_delimiter: 'windows',
      columns: [
        ...['Handle', 'Name', 'Followers', 'Engagement, %', 'Platforms', 'City', 'Country'],
        ...['Note', 'Yes', 'Maybe', 'No', 'Comments'],
      ],
    },
  );

/** The file of a list, which the browser saves under the list's own name. */
export function listFile(reply: FastifyReply, name: string, rows: readonly StaffListMemberView[]): string {
  const file = encodeURIComponent(`${name}.csv`);
  void reply.header('content-disposition', `attachment; filename="list.csv"; filename*=UTF-8''${file}`);
  return csvOf(rows);
}
