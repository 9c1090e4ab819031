const MINIMUM_AGE = 13;

/** Checks whether a person with this birth date (YYYY-MM-DD) has had their thirteenth birthday by `today`. */
export function isOldEnough(birthDate: string, today: Date): boolean {
  const [year = NaN, month = NaN, day = NaN] = birthDate.split('-').map(Number);
  const minimumAgeDate = new Date(year + MINIMUM_AGE, month - 1, day);
  return minimumAgeDate <= today;
}
