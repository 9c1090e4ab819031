export { prepareRequests } from './api/prepare-requests';
export { BlockPerson } from './ui/block-person';
export { BlockedNotice } from './ui/blocked-notice';
export { CardConnection } from './ui/card-connection';
export { Connection } from './ui/connection';
export { ConnectionRequests } from './ui/connection-requests';
export { ReportPerson } from './ui/report-person';
