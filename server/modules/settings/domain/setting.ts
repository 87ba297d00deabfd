import { normaliseTypedEmail } from '../../../contract/rules/email.js';
import { wholeAddress } from '../../../contract/rules/platform-addresses.js';
import { isAddress, settingFault, type SettingId } from '../../../contract/rules/settings.js';
import { type Actor, type DomainEvent, eventOf, mayAsStaff } from '../../../shared/kernel/index.js';
import { settingsErrors } from './settings.errors.js';

/** Values set by staff: an empty text hides it. Settings not among them come from the server's environment. */
export type Settings = Readonly<Partial<Record<SettingId, string>>>;

export type SettingEvent = DomainEvent<'setting.changed', { id: SettingId; value: string | null }>;

/** A new value, or null to use the environment's. @throws settings/not-staff, settings/bad-value */
export function changeSetting(
  settings: Settings,
  id: SettingId,
  value: string | null,
  actor: Actor,
  now: Date,
): [Settings, SettingEvent] {
  if (!mayAsStaff(actor, 'settings.change')) throw settingsErrors.notStaff();
  const kept = value === null ? null : written(id, value.trim());
  const { [id]: _, ...others } = settings;
  const event = eventOf('setting.changed', { type: 'setting', id }, actor, now, { id, value: kept });
  return [kept === null ? others : { ...others, [id]: kept }, event];
}

function written(id: SettingId, value: string): string {
  const fault = settingFault(id, value);
  if (fault) throw settingsErrors.badValue(fault);
  if (id === 'supportEmail') return normaliseTypedEmail(value);
  if (isAddress(id)) return wholeAddress(value);
  return id === 'supportInstagram' && value !== '' ? `@${value.replace(/^@/, '')}` : value;
}

/** The effective value: set by staff, else from the environment; null if it is hidden or not set. */
export const inForce = (settings: Settings, id: SettingId, given: string | undefined): string | null =>
  (settings[id] ?? given) || null;
