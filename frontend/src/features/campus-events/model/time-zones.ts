interface TimeZoneOption {
  zone: string;
  /** The states most of whose colleges are in this zone. */
  states: string;
}

/** The time zones of the United States, from east to west. */
export const TIME_ZONES: readonly TimeZoneOption[] = [
  { zone: 'America/Puerto_Rico', states: 'PR VI' },
  {
    zone: 'America/New_York',
    states: 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  },
  { zone: 'America/Chicago', states: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI' },
  { zone: 'America/Denver', states: 'CO ID MT NM UT WY' },
  { zone: 'America/Phoenix', states: 'AZ' },
  { zone: 'America/Los_Angeles', states: 'CA NV OR WA' },
  { zone: 'America/Anchorage', states: 'AK' },
  { zone: 'Pacific/Honolulu', states: 'HI' },
  { zone: 'Pacific/Guam', states: 'GU MP' },
  { zone: 'Pacific/Pago_Pago', states: 'AS' },
];

/** Returns the time zone of most of a state, as a first suggestion. */
export function stateTimeZone(state: string): string {
  return TIME_ZONES.find(({ states }) => states.split(' ').includes(state))?.zone ?? 'America/New_York';
}
