import { CHANNELS, KIND_DESCRIPTIONS, NOTIFICATION_KINDS } from './notification-kinds';
import {
  applySettingsChange,
  DEFAULT_SETTINGS,
  isKindOn,
  findLockedChange,
  listKindsOffInApp,
} from './notification-settings';

const change = (...kinds: NonNullable<Parameters<typeof applySettingsChange>[1]['kinds']>) =>
  applySettingsChange(DEFAULT_SETTINGS, { kinds });

describe('notification settings', () => {
  it('are initially the defaults of each kind', () => {
    for (const kind of NOTIFICATION_KINDS)
      for (const channel of CHANNELS)
        expect(isKindOn(DEFAULT_SETTINGS, kind, channel)).toBe(KIND_DESCRIPTIONS[kind].switches[channel]);
  });

  it('change one switch and keep the others', () => {
    const changedOnce = change({ kind: 'request', mail: false });
    const changedTwice = applySettingsChange(changedOnce, {
      kinds: [{ kind: 'request', push: false }],
      dailyDigest: true,
    });
    expect(changedTwice).toEqual({ switches: { request: { mail: false, push: false } }, dailyDigest: true });
    expect(applySettingsChange(changedTwice, {})).toEqual(changedTwice);
  });

  it('store nothing for a switch that has its default value', () => {
    const withMailOff = change({ kind: 'request', mail: false });
    expect(applySettingsChange(withMailOff, { kinds: [{ kind: 'request', mail: true }] })).toEqual(DEFAULT_SETTINGS);
  });

  it('ignore undefined values', () => {
    expect(change({ kind: 'request', mail: undefined })).toEqual(DEFAULT_SETTINGS);
  });

  it('keep locked switches on, whatever is stored', () => {
    const stored = { switches: { account: { app: false, mail: false } }, dailyDigest: false };
    expect([isKindOn(stored, 'account', 'app'), isKindOn(stored, 'account', 'mail')]).toEqual([true, true]);
  });

  it('find the first change of a locked switch, unless it changes nothing', () => {
    const kinds = [{ kind: 'account', app: true } as const, { kind: 'moderation', push: false, app: false } as const];
    expect(findLockedChange({ kinds })).toEqual({ index: 1, channel: 'app' });
    expect(findLockedChange({ kinds: [kinds[0]!] })).toBeNull();
    expect(findLockedChange({ dailyDigest: true })).toBeNull();
  });

  it('list the kinds that pages leave out, but never messages', () => {
    expect(listKindsOffInApp(DEFAULT_SETTINGS)).toEqual([]);
    expect(listKindsOffInApp(change({ kind: 'request', app: false }, { kind: 'review', app: false }))).toEqual([
      'request',
      'review',
    ]);
  });
});
