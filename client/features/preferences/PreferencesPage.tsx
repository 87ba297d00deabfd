import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { NotFound } from '../../shell/FaultPage';
import { useSession } from '../../shell/session/session-context';
import { PageHeader } from '../../ui/PageHeader';
import { SectionMenu } from '../../ui/SectionMenu';
import { SectionSkeleton } from '../../ui/skeletons';
import { sectionSearch } from '../../ui/section-search';
import { TextLink } from '../../ui/TextLink';
import { sections } from './sections';

/** Settings of a brand and its people. Phones show the list of sections first, then one at a time. */
export function PreferencesPage() {
  const { actor } = useSession();
  const [params] = useSearchParams();
  if (actor.type !== 'brand') return <NotFound />;
  return <Preferences name={actor.name} chosen={params.get('section')} />;
}

function Preferences({ name, chosen }: { name: string; chosen: string | null }) {
  const { actor } = useSession();
  const section = sections.find(({ id }) => id === chosen);
  const { Content } = section ?? sections[0]!;
  const addressOf = (id?: string) => sectionSearch(actor.uid, id);
  const onPhone = (shown: boolean, otherwise: string) => ({ xs: shown ? otherwise : 'none', md: otherwise });
  return (
    <>
      <PageHeader title="Preferences" lead={name} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 10 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 720px)' },
        }}
      >
        <Box sx={{ display: onPhone(!section, 'block'), position: { md: 'sticky' }, top: { md: 96 } }}>
          <SectionMenu label="Preferences" sections={sections} current={section?.id} addressOf={addressOf} />
        </Box>
        <Box sx={{ display: onPhone(section !== undefined, 'block') }}>
          <Box sx={{ display: { md: 'none' }, mb: 5 }}>
            <TextLink to={{ search: addressOf() }}>All preferences</TextLink>
          </Box>
          <Suspense fallback={<SectionSkeleton />}>
            <Content />
          </Suspense>
        </Box>
      </Box>
    </>
  );
}
