import { zoneName } from '.';

describe('the name of a time zone', () => {
  it.each([
    ['America/New_York', 'Eastern Time (New York)'],
    ['America/Phoenix', 'Mountain Standard Time (Phoenix)'],
    ['America/Anchorage', 'Alaska Time (Anchorage)'],
    ['America/Indiana/Indianapolis', 'Eastern Time (Indianapolis)'],
    ['Pacific/Guam', 'Chamorro Standard Time (Guam)'],
    ['Europe/Berlin', 'Central European Time (Berlin)'],
    ['UTC', 'Coordinated Universal Time'],
    ['Nowhere/Land', 'Nowhere/Land'],
  ])('of %s is %s', (zone, name) => {
    expect(zoneName(zone)).toBe(name);
  });
});
