import { DateFnsZones } from './date-fns-zones';

const zones = new DateFnsZones();
const offset = (name: string, at: string): number | undefined => zones.findByName(name)?.offsetAt(Date.parse(at));

describe('the clocks of the world', () => {
  it.each([
    ['America/New_York', '2027-03-14T06:59:59.999Z', -300],
    ['America/New_York', '2027-03-14T07:00:00Z', -240],
    ['America/New_York', '2027-11-07T05:59:59.999Z', -240],
    ['America/New_York', '2027-11-07T06:00:00Z', -300],
    ['Europe/Berlin', '2027-10-31T01:00:00Z', 60],
    ['Australia/Lord_Howe', '2027-04-03T14:59:59.999Z', 660],
    ['Australia/Lord_Howe', '2027-04-03T15:00:00Z', 630],
    ['Asia/Kathmandu', '2027-01-01T00:00:00Z', 345],
    ['UTC', '2027-01-01T00:00:00Z', 0],
  ])('in %s at %s are %i minutes ahead', (name, at, minutes) => {
    expect(offset(name, at)).toBe(minutes);
  });

  it('know a zone by every name it has', () => {
    for (const name of ['Asia/Kolkata', 'Asia/Calcutta', 'asia/calcutta']) {
      expect(offset(name, '2027-01-01T00:00:00Z')).toBe(330);
    }
  });

  it.each([
    '',
    ' ',
    'Mars/Olympus',
    '+05:00',
    '-0500',
    'GMT+25',
    'America/New York',
    'America/',
    '../etc',
    'x'.repeat(99),
  ])('know none called %j', (name) => {
    expect(zones.findByName(name)).toBeNull();
  });
});
