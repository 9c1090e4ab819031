import { createWithStubs } from '../../../../../test/support/created-with';
import { UTC_OFFSETS } from '../../domain/delivery-schedule/mail-plan';
import { ContextsPeople } from './contexts-people';

const ADA = {
  id: 7,
  displayName: 'Ada King',
  avatarUrl: null,
  isMinor: false,
  role: 'alumni',
  email: 'never@shown.example',
};
const HOUR = 60;

function peopleWith({ identity = {}, zones = [] }: { identity?: object; zones?: [number, string][] }) {
  const profiles = { findTimeZones: async () => new Map(zones) };
  return createWithStubs(ContextsPeople, identity, {}, profiles, {});
}

describe('the people of other contexts, for messages', () => {
  it('are named only if they are shown to others, each once, with nothing else about them', async () => {
    const listVisiblePeople = jest.fn(async () => [ADA]);
    const people = peopleWith({ identity: { listVisiblePeople } });

    expect(await people.findActive([7, 8, 7])).toEqual(
      new Map([[7, { id: 7, displayName: 'Ada King', avatarUrl: null, isMinor: false }]]),
    );
    expect(listVisiblePeople).toHaveBeenCalledWith([7, 8]);
    expect(await people.findActive([])).toEqual(new Map());
    expect(listVisiblePeople).toHaveBeenCalledTimes(1);
  });

  it('have an address only while they are reachable', async () => {
    const people = peopleWith({ identity: { findReachableAddresses: async () => new Map([[7, 'ada@example.org']]) } });

    expect(await people.findAddress(7)).toBe('ada@example.org');
    expect(await people.findAddress(8)).toBeNull();
  });

  it.each([
    [[{ ...ADA, isMinor: true }], true],
    [[ADA], false],
    [[], false],
  ])('are minors if identity says so: %#', async (found, isMinor) => {
    expect(await peopleWith({ identity: { listPeople: async () => found } }).isMinor(7)).toBe(isMinor);
  });

  it('have the clock of their time zone, and UTC without one or with one that doesn’t exist', async () => {
    const people = peopleWith({
      zones: [
        [7, 'Asia/Tokyo'],
        [8, 'Mars/Base'],
      ],
    });

    expect((await people.getTimeZoneOffsets(7)).offsetAt(Date.parse('2026-03-01T12:00:00Z'))).toBe(9 * HOUR);
    expect(await people.getTimeZoneOffsets(8)).toBe(UTC_OFFSETS);
    expect(await people.getTimeZoneOffsets(9)).toBe(UTC_OFFSETS);
  });
});
