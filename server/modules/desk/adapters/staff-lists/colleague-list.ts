import { contains, defineStaffList } from '../../../../shared/staff-list/index.js';
import { ColleagueView } from '../http/desk.dto.js';

export const colleagueList = defineStaffList<ColleagueView>({
  resource: 'colleagues',
  row: ColleagueView,
  names: { one: 'Colleague', many: 'Colleagues' },
  titles: { one: 'One of those who work here', many: 'Who works here' },
  about: 'They can be given tasks.',
  from: 'staff_cards s',
  fields: {
    id: { sql: 's.id', sort: true, filter: 's.id = any(?::uuid[])' },
    name: { sql: 's.name', sort: 'lower(s.name)' },
  },
  filters: { q: contains('s.name') },
  defaultSort: ['name', 'ASC'],
});
