export { BlockedNotice } from './ui/blocked-notice';
export { CardConnection } from './ui/card-connection';
export { Connection } from './ui/connection';
