import type { CollegeDetail } from '../api/colleges';

/** The names of federal missions. */
export const MISSION_LABELS: Record<CollegeDetail['facts']['missions'][number], string> = {
  historically_black: 'Historically Black college (HBCU)',
  predominantly_black: 'Predominantly Black institution',
  hispanic_serving: 'Hispanic-serving institution',
  tribal: 'Tribal college',
  asian_american_pacific_islander_serving: 'Asian American and Pacific Islander-serving institution',
  alaska_native_hawaiian_serving: 'Alaska Native and Native Hawaiian-serving institution',
  native_american_serving: 'Native American-serving institution',
};
