export { formatTimeAgo, formatDate, formatDateInUtc, formatDateTime } from './dates';
export { dayName } from './day-name';
