export {
  haveSameOffset,
  formatTimeOfDay,
  toDayKey,
  formatDayInZone,
  deviceZone,
  toTimeFieldValue,
  formatTimeRange,
  parseWallClock,
  type WallClock,
} from './zoned-time';
export { zoneName } from './zone-name';
