import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Link } from 'react-router';
import { useEditor } from './editor-context';
import { isDone } from './section-lists';
import { sections } from './sections';

type EditorNavProps = {
  /** Undefined where none has been chosen: wide screens then show the first. */
  current: string | undefined;
  /** What stands in the address beside the section. */
  addressOf: (section?: string) => string;
};

/** The parts of the profile as links with ticks: a menu beside them, and on phones a list that leads to each. */
export function EditorNav({ current, addressOf }: EditorNavProps) {
  const { profile } = useEditor();
  return (
    <Box component="nav" aria-label="Profile sections" sx={{ mx: { xs: -4, sm: 0 } }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { md: 0.5 } }}>
        {sections.map(({ id, label, hint, icon: Icon }, place) => {
          const chosen = current === undefined ? place === 0 : id === current;
          const done = isDone(profile, id);
          return (
            <li key={id}>
              <Box
                component={Link}
                to={{ search: addressOf(id) }}
                aria-current={chosen && current !== undefined ? 'page' : undefined}
                sx={row(chosen)}
              >
                <Icon size={20} stroke={1.75} aria-hidden />
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  <Box component="span" sx={{ display: 'block', fontWeight: { xs: 600, md: 'inherit' } }}>
                    {label}
                  </Box>
                  <Box
                    component="span"
                    sx={{ display: { xs: 'block', md: 'none' }, typography: 'body2', color: 'text.secondary' }}
                  >
                    {hint}
                  </Box>
                </Box>
                {done && (
                  <Box component="span" sx={{ display: 'inline-flex', color: 'pass.success' }}>
                    <IconCheck size={18} stroke={2.25} aria-hidden />
                    <Box component="span" sx={visuallyHidden}>
                      complete
                    </Box>
                  </Box>
                )}
                <Box component="span" aria-hidden sx={{ display: { xs: 'inline-flex', md: 'none' } }}>
                  <IconChevronRight size={20} stroke={1.75} />
                </Box>
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const row = (chosen: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: { xs: 64, md: 44 },
  px: { xs: 4, md: 3 },
  py: 2,
  borderRadius: { md: '6px' },
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: '0 0 1px', md: 0 },
  textDecoration: 'none',
  color: { xs: 'pass.ink', md: chosen ? 'pass.primary' : 'pass.ink' },
  fontWeight: { xs: 500, md: chosen ? 650 : 500 },
  bgcolor: { md: chosen ? 'pass.primarySoft' : undefined },
  '&:hover': { bgcolor: { xs: 'pass.sunken', md: chosen ? 'pass.primarySoft' : 'pass.sunken' } },
});
