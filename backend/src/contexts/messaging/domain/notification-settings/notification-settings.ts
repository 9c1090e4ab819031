import {
  type Channel,
  CHANNELS,
  KIND_DESCRIPTIONS,
  type ListedKind,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type ChannelSwitches,
} from './notification-kinds';
import { DomainError } from '../../../../shared/domain/domain-error';

/** The switches that the person changed; all others have their default values. */
type ChangedSwitches = Readonly<Partial<Record<NotificationKind, Readonly<Partial<ChannelSwitches>>>>>;

/** How a person wants to be notified. */
export interface NotificationSettings {
  readonly switches: ChangedSwitches;
  /** One email a day instead of single emails. */
  readonly dailyDigest: boolean;
}

export const DEFAULT_SETTINGS: NotificationSettings = { switches: {}, dailyDigest: false };

interface KindChange extends Partial<ChannelSwitches> {
  readonly kind: NotificationKind;
}

export interface SettingsChange {
  readonly kinds?: readonly KindChange[];
  readonly dailyDigest?: boolean;
}

/** Checks whether a kind is on for a channel. Locked switches do not depend on what is stored. */
export function isKindOn({ switches }: NotificationSettings, kind: NotificationKind, channel: Channel): boolean {
  const { locked, switches: defaults } = KIND_DESCRIPTIONS[kind];
  return locked.includes(channel) ? defaults[channel] : (switches[kind]?.[channel] ?? defaults[channel]);
}

/** Returns the kinds that the person's pages leave out. */
export const listKindsOffInApp = (settings: NotificationSettings): readonly ListedKind[] =>
  NOTIFICATION_KINDS.filter((kind): kind is ListedKind => kind !== 'message' && !isKindOn(settings, kind, 'app'));

/** Returns the first change of a locked switch to another value. */
export function findLockedChange(change: SettingsChange): { readonly index: number; readonly channel: Channel } | null {
  for (const [index, kindChange] of (change.kinds ?? []).entries()) {
    const { locked, switches } = KIND_DESCRIPTIONS[kindChange.kind];
    const channel = locked.find((each) => kindChange[each] !== undefined && kindChange[each] !== switches[each]);
    if (channel) return { index, channel };
  }
  return null;
}

/** Stores only what differs from the default; a later change of the same kind wins. */
export function applySettingsChange(settings: NotificationSettings, change: SettingsChange): NotificationSettings {
  const switches: Partial<Record<NotificationKind, Readonly<Partial<ChannelSwitches>>>> = { ...settings.switches };
  for (const { kind, ...switchChanges } of change.kinds ?? []) {
    const { locked, switches: defaults } = KIND_DESCRIPTIONS[kind];
    const merged = { ...switches[kind], ...omitUndefined(switchChanges) };
    const differing = CHANNELS.filter(
      (channel) => !locked.includes(channel) && merged[channel] !== undefined && merged[channel] !== defaults[channel],
    );
    if (differing.length === 0) delete switches[kind];
    else switches[kind] = Object.fromEntries(differing.map((channel) => [channel, merged[channel]]));
  }
  return { switches, dailyDigest: change.dailyDigest ?? settings.dailyDigest };
}

const omitUndefined = (changes: Partial<ChannelSwitches>): Partial<ChannelSwitches> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** The notification cannot be turned off. */
export class SwitchLocked extends DomainError {
  /** @param index index of the kind in the requested changes */
  constructor(index: number, channel: Channel) {
    const message = 'You can’t turn this notification off.';
    super('invalid', 'messaging.notification-locked', message, [{ field: `kinds.${index}.${channel}`, message }]);
  }
}
