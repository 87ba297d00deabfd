import { Switch } from '../../ui/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {
  type NotificationChannel,
  type NotificationKind,
  alwaysMailed,
  notificationChannels,
  notificationKinds,
} from '../../../server/contract/rules/notification-kinds';
import type { NotificationWishes } from '../../api/notifications';

const channelNames: Record<NotificationChannel, string> = { app: 'In the portal', mail: 'By email' };

/** Aligned with the heading above the table. */
const what = { pl: 0, pr: 2 } as const;

type NotificationMatrixProps = {
  wishes: NotificationWishes;
  onChange: (choices: NotificationWishes['choices']) => void;
};

/** Each kind of event by channel. */
export function NotificationMatrix({ wishes: { choices }, onChange }: NotificationMatrixProps) {
  const isOn = (kind: NotificationKind, channel: NotificationChannel) =>
    choices.find((choice) => choice.kind === kind && choice.channel === channel)?.enabled ?? true;
  const turn = (kind: NotificationKind, channel: NotificationChannel, enabled: boolean) =>
    onChange([
      ...choices.filter((choice) => choice.kind !== kind || choice.channel !== channel),
      { kind, channel, enabled },
    ]);
  return (
    <Table size="small" aria-label="What we notify you about, and where">
      <TableHead>
        <TableRow>
          <TableCell sx={what}>When</TableCell>
          {notificationChannels.map((channel) => (
            <TableCell key={channel} align="center" sx={{ width: { xs: 68, sm: 104 }, px: 0.5 }}>
              {channelNames[channel]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {notificationKinds.map(({ id, label }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" sx={{ ...what, fontWeight: 500 }}>
              {label}
            </TableCell>
            {notificationChannels.map((channel) => (
              <TableCell key={channel} align="center" sx={{ px: 0.5 }}>
                {channel === 'mail' && alwaysMailed.includes(id) ? (
                  'Always'
                ) : (
                  <Switch
                    checked={isOn(id, channel)}
                    onChange={(_, enabled) => turn(id, channel, enabled)}
                    slotProps={{ input: { 'aria-label': `${label}: ${channelNames[channel].toLowerCase()}` } }}
                  />
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
