import { IconCheck, IconChevronRight, type TablerIcon } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { visuallyHidden } from './sx';

type SectionMenuProps = {
  /** What the sections belong to: the menu's accessible name. */
  label: string;
  /** `hint` describes its content in a line; `done` marks what is complete. */
  sections: readonly Readonly<{ id: string; label: string; hint: string; icon: TablerIcon; done?: boolean }>[];
  /** Undefined if none has been chosen: wide screens then show the first. */
  current: string | undefined;
  /** Each section's query string, after `?`. */
  addressOf: (section: string) => string;
};

/** A page's sections as links: a menu next to the content, and on phones a list that leads to each. */
export function SectionMenu({ label: of, sections, current, addressOf }: SectionMenuProps) {
  return (
    <Box component="nav" aria-label={of} sx={{ mx: { xs: -4, sm: 0 } }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { md: 0.5 } }}>
        {sections.map(({ id, label, hint, icon: Icon, done }, place) => {
          const chosen = current === undefined ? place === 0 : id === current;
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
