import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { deliverableTypeLabel } from '../../../server/contract/lists/labels';
import { filePathOf } from '../../../server/contract/rules/file-path';
import { call } from '../../api/client';
import type { components } from '../../api/schema';
import { rowsOf } from '../../api/staff-list';
import { paths } from '../../app/paths';
import { Fault } from '../../ui/Fault';
import { longDay } from '../../ui/day';
import { Photo } from '../../ui/Photo';
import { TextLink } from '../../ui/TextLink';

type Twin = components['schemas']['DeliveredTwinView'];

/** Content that two brands have received although it looks the same, both Collabs side by side; absent if there is none. */
export function Twins() {
  const { data, error } = useQuery<Twin[]>({
    queryKey: ['delivered-twins'],
    queryFn: ({ signal }) => call('GET /api/v1/admin/delivered-twins', { query: rowsOf(100), signal }),
  });
  if (!error && (data?.length ?? 0) === 0) return null;
  return (
    <>
      <Typography variant="h2" id="twins-title" sx={{ mt: 8, mb: 1 }}>
        Delivered to two brands
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>
        These pictures, or the videos’ first frames, look the same. Compare them before you ask the creator.
      </Typography>
      <Fault>{error?.message}</Fault>
      <Box
        component="ul"
        aria-labelledby="twins-title"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 6, maxWidth: 860 }}
      >
        {data?.map(({ id, first, second, foundAt }) => (
          <li key={id}>
            <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: '1fr 1fr' }}>
              <Delivered {...first} />
              <Delivered {...second} />
            </Box>
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              Found on {longDay(foundAt)}
            </Typography>
          </li>
        ))}
      </Box>
    </>
  );
}

function Delivered({ collabId, title, type, mediaId, brand, creator, publishedAt }: Twin['first']) {
  const what = `${deliverableTypeLabel(type)} by ${creator} for ${brand}`;
  return (
    <Box component="article" aria-label={what} sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <Photo filePath={mediaId && filePathOf(mediaId)} alt={what} ratio="people" isPrivate />
      <Typography variant="h3">{brand}</Typography>
      <Typography variant="body2">
        {`${deliverableTypeLabel(type)} by ${creator}${publishedAt ? `, published on ${longDay(publishedAt)}` : ''}`}
      </Typography>
      <TextLink to={paths.admin.collab(collabId)}>{title}</TextLink>
    </Box>
  );
}
