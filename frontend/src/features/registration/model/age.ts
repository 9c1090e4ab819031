const MINIMUM_AGE = 13;
const ADULT_AGE = 18;

/** Checks whether a person with this birth date (YYYY-MM-DD) has had the birthday of this age by `today`. */
function hasTurned(age: number, birthDate: string, today: Date): boolean {
  const [year = NaN, month = NaN, day = NaN] = birthDate.split('-').map(Number);
  return new Date(year + age, month - 1, day) <= today;
}

/** Checks whether a person can register. */
export const isOldEnough = (birthDate: string, today: Date): boolean => hasTurned(MINIMUM_AGE, birthDate, today);

export const isAdult = (birthDate: string, today: Date): boolean => hasTurned(ADULT_AGE, birthDate, today);
