import { IconCheck, IconMinus } from '@tabler/icons-react';
import { type FeatureValue, type Plan, planFeatures } from '../../server/contract/plans';
import { usePublicSettings } from '../api/settings';
import { Box, Typography } from './elements';

const cell = {
  px: { xs: 1, sm: 3 },
  py: 2.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  textAlign: 'left',
  fontWeight: 'inherit',
} as const;

/** Stays visible while the rows scroll under it; a border would scroll away with its row. */
const heading = {
  ...cell,
  borderTop: 0,
  position: 'sticky',
  top: 0,
  zIndex: 1,
  bgcolor: 'var(--table-ground, var(--mui-palette-background-default))',
  boxShadow: 'inset 0 -1px 0 var(--mui-palette-divider)',
} as const;

type PlanComparisonProps = { plans: readonly Plan[]; minWidth?: number };

/**
 * Which tier has what, in small type on a phone, so that all of it fits; yes and no are text for screen readers. Column
 * headers are sticky.
 */
export function PlanComparison({ plans, minWidth = 640 }: PlanComparisonProps) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        minWidth: { xs: 0, sm: minWidth },
        borderCollapse: 'collapse',
        typography: 'body2',
        fontSize: { xs: 12, sm: 14 },
        overflowWrap: 'normal',
      }}
    >
      <thead>
        <tr>
          {['Feature', ...plans.map(({ name }) => name)].map((name) => (
            <Box component="th" scope="col" key={name} sx={heading}>
              <Typography variant="subtitle2" component="span" sx={{ fontSize: { xs: 12, sm: 14 } }}>
                {name}
              </Typography>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {planFeatures.map((feature) => (
          <tr key={feature.id}>
            <Box component="th" scope="row" sx={cell}>
              {feature.label}
            </Box>
            {plans.map(({ id, name, features }) => (
              <Box component="td" key={id} sx={cell}>
                <Value value={features[feature.id]} plan={name} feature={feature.label} />
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Value({ value, plan, feature }: { value: FeatureValue; plan: string; feature: string }) {
  const { supportEmail } = usePublicSettings();
  if (value === true) return <Mark icon={IconCheck} word="Yes" ink="pass.success" />;
  if (value === false) return <Mark icon={IconMinus} word="No" ink="text.secondary" />;
  if (value !== 'Enquire') return value;
  return (
    <Box
      component="a"
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(`${feature} on ${plan}`)}`}
      sx={{ color: 'primary.main', fontWeight: 550 }}
    >
      Enquire
    </Box>
  );
}

function Mark({ icon: Icon, word, ink }: { icon: typeof IconCheck; word: string; ink: string }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={word}
      sx={{ display: 'inline-flex', verticalAlign: 'middle', color: ink }}
    >
      <Icon size={20} stroke={2} aria-hidden />
    </Box>
  );
}
