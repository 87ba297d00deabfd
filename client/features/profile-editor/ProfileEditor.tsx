import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { hasRight } from '../../../server/contract/rules/member-rights';
import { call } from '../../api/client';
import { useSession } from '../../shell/session/session-context';
import { Meter } from '../../ui/Meter';
import { PageHeader } from '../../ui/PageHeader';
import { SectionMenu } from '../../ui/SectionMenu';
import { SectionSkeleton } from '../../ui/skeletons';
import { sectionSearch } from '../../ui/section-search';
import { TextLink } from '../../ui/TextLink';
import { EditorContext, useDraft, useEditor } from './editor-context';
import { PreviewCard } from './PreviewCard';
import { isDone, useProfile } from './profile-api';
import { SavedState } from './SavedState';
import { sections } from './sections';
import { LeaveDialog } from '../../ui/LeaveDialog';

type ProfileEditorProps = { uid: string; chosen: string | null };

/** Sections on the left, their content in the middle, and a preview on the right. Phones show one at a time. */
export function ProfileEditor({ uid, chosen }: ProfileEditorProps) {
  const editor = useDraft(useProfile(uid), useMayEdit());
  const section = sections.find(({ id }) => id === chosen);
  const { Content } = section ?? sections[0]!;
  const addressOf = (id?: string) => sectionSearch(uid, id);
  const onPhone = (shown: boolean) => ({ xs: shown ? 'grid' : 'none', md: 'grid' });
  const place = sections.findIndex(({ id }) => id === (section ?? sections[0]!).id);
  const next = sections[place + 1];
  // If a section couldn't be loaded, for example in a tunnel, the error would unmount the page with all unsaved
  // changes.
  useEffect(() => void Promise.allSettled(sections.map(({ load }) => load())), []);
  return (
    <EditorContext value={editor}>
      <LeaveUnsaved />
      <PageHeader title="Profile" lead="What brands see when they search and choose." action={<SavedState />} />
      <Box sx={columns}>
        <Box sx={{ display: onPhone(!section), gap: 8, position: { md: 'sticky' }, top: { md: 96 } }}>
          <StrengthMeter addressOf={addressOf} />
          <SectionMenu
            label="Profile sections"
            sections={sections.map((each) => ({ ...each, done: isDone(editor.profile, each.id) }))}
            current={section?.id}
            addressOf={addressOf}
          />
        </Box>
        <Box sx={{ display: onPhone(section !== undefined), gap: 6, minWidth: 0 }}>
          <Box sx={{ display: { md: 'none' } }}>
            <TextLink to={{ search: addressOf() }}>All sections</TextLink>
          </Box>
          {!editor.mayEdit && (
            <Typography sx={{ color: 'text.secondary' }}>
              You can read this. Owners and admins can change it.
            </Typography>
          )}
          <Box component="fieldset" disabled={!editor.mayEdit} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <Suspense fallback={<SectionSkeleton />}>
              <Content />
            </Suspense>
          </Box>
          {next && (
            <Typography sx={{ pt: 4, borderTop: '1px solid', borderColor: 'divider' }}>
              Next: <TextLink to={{ search: addressOf(next.id) }}>{next.label}</TextLink>
            </Typography>
          )}
        </Box>
        <Box
          sx={{
            display: onPhone(!section),
            gridTemplateColumns: 'minmax(0, 1fr)',
            position: { lg: 'sticky' },
            top: { lg: 96 },
            maxWidth: 320,
          }}
        >
          <PreviewCard />
        </Box>
      </Box>
    </EditorContext>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 8, md: 10 },
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '232px minmax(0, 1fr)',
    lg: '232px minmax(0, 1fr) 260px',
  },
} as const;

/**
 * Whether this person can edit the profile: its owners and admins can. Assumes so while loading; the server decides.
 */
function useMayEdit(): boolean {
  const { actor } = useSession();
  const { data } = useQuery({
    queryKey: ['teams', actor.uid],
    queryFn: ({ signal }) => call('GET /api/v1/team', { signal }),
  });
  const me = data?.members.find(({ self }) => self);
  return !me || (hasRight(me.role, 'profile') && !me.readOnly);
}

/** The profile's strength, and the step that would add most. */
function StrengthMeter({ addressOf }: { addressOf: (section: string) => string }) {
  const { percent, next } = useEditor().profile.strength;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="subtitle2" component="span">
          Profile strength
        </Typography>
        <Typography variant="subtitle2" component="span" className="tnum">
          {percent}%
        </Typography>
      </Box>
      <Meter label="Profile strength" value={percent} max={100} />
      {next ? (
        <Typography variant="body2" component="div" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <IconArrowRight size={16} stroke={2} aria-hidden style={{ flex: 'none' }} />
          <span>
            <TextLink to={{ search: addressOf(next.section) }}>{next.say}</TextLink>
            <Box component="span" className="tnum" sx={{ color: 'text.secondary' }}>
              {` +${next.points}%`}
            </Box>
          </span>
        </Typography>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Your profile is complete. Brands see you at your best.
        </Typography>
      )}
    </Box>
  );
}

/** Asks before leaving a page with changes that can’t be saved automatically. */
export function LeaveUnsaved() {
  const { status } = useEditor();
  return (
    <LeaveDialog unsaved={status === 'failed' || status === 'conflict'}>
      Your last changes aren’t saved yet. We’ll keep them in this browser until you come back.
    </LeaveDialog>
  );
}
