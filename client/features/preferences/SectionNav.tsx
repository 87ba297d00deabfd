import { IconChevronRight } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import type { Section } from './sections';

type SectionNavProps = {
  sections: readonly Section[];
  uid: string;
  /** Undefined where none has been chosen: wide screens then show the first. */
  current: string | undefined;
};

/** The sections as links: a menu beside the content, and on phones a list that leads to it. */
export function SectionNav({ sections, uid, current }: SectionNavProps) {
  return (
    <Box
      component="nav"
      aria-label="Preferences"
      sx={{ position: { md: 'sticky' }, top: { md: 96 }, mx: { xs: -4, sm: 0 } }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { md: 0.5 } }}>
        {sections.map(({ id, label, hint, icon: Icon }, place) => {
          const chosen = current === undefined ? place === 0 : id === current;
          return (
            <li key={id}>
              <Box
                component={Link}
                to={{ search: `?uid=${encodeURIComponent(uid)}&section=${id}` }}
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
