import { defineStaffList } from '../../../../shared/staff-list/index.js';
import { contentErrors } from '../../domain/content.errors.js';
import { DeliveredTwinView } from '../http/content.dto.js';

const side = (piece: string, collab: string) => `json_build_object(
  'pieceId', ${piece}.id, 'collabId', ${piece}.collab_id, 'title', ${piece}.title, 'type', ${piece}.type,
  'mediaId', ${piece}.media_id, 'publishedAt', ${piece}.published_at,
  'brand', coalesce(b${collab}.name, 'A former brand'), 'creator', coalesce(i${collab}.name, 'A former creator'))`;

const beside = (piece: string, collab: string) => `
  left join profile_brand_cards b${collab} on b${collab}.id = ${piece}.brand_id
  left join profile_influencer_cards i${collab} on i${collab}.id = ${piece}.influencer_id`;

export const twinList = defineStaffList<DeliveredTwinView>({
  resource: 'delivered-twins',
  row: DeliveredTwinView,
  names: { one: 'DeliveredTwin', many: 'DeliveredTwins' },
  titles: { one: 'content delivered to two brands', many: 'content delivered to two brands' },
  about: 'Sorted by `waiting`, open ones come first, newest first; then settled ones, latest first.',
  from: 'delivered_twins t',
  beside: `join collab_pieces p on p.id = t.piece_id join collab_pieces o on o.id = t.other_id
    ${beside('p', '1')} ${beside('o', '2')}`,
  fields: {
    id: { sql: 't.id', sort: true, filter: 't.id = any(?::uuid[])' },
    first: { sql: side('p', '1') },
    second: { sql: side('o', '2') },
    difference: { sql: 't.difference' },
    foundAt: { sql: 't.found_at', sort: true },
    note: { sql: 't.note' },
    settledAt: { sql: 't.settled_at', sort: true, nullsLast: true },
  },
  sorts: {
    waiting: {
      ASC: 't.settled_at is not null, t.settled_at desc, t.found_at desc, t.id desc',
      DESC: 't.settled_at is null, t.settled_at, t.found_at, t.id',
    },
  },
  filters: { waiting: '(t.settled_at is null) = ?::boolean' },
  defaultSort: ['waiting', 'ASC'],
  notFound: contentErrors.twinsNotFound,
});
