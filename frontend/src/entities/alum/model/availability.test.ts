import { availabilityLabel } from './availability';

const mentor = { isWillingToMentor: true, availabilityStatus: 'available', placesLeft: 2, minutesLeft: null } as const;

it.each([
  [{}, 'Open to 2 more mentees'],
  [{ minutesLeft: 30 }, 'Open to 2 more mentees · At least 30 minutes left this month'],
  [{ minutesLeft: 5 }, 'Open to 2 more mentees · A few minutes left this month'],
  [{ minutesLeft: 0, placesLeft: 0 }, 'Available · Full'],
  [{ minutesLeft: 30, availabilityStatus: 'busy' as const }, 'Busy at the moment · Open to 2 more mentees'],
  [{ minutesLeft: 30, isWillingToMentor: false }, ''],
])('the availability with %j reads “%s”', (changes, text) => {
  expect(availabilityLabel({ ...mentor, ...changes })).toBe(text);
});
