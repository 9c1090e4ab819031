export { connectionQueries, type Connection, type Relationship, type RefusalReason } from './api/connections';
export { connectionRequestQueries, type ConnectionRequest } from './api/connection-requests';
export { myPeopleQueries, type PeopleCounts } from './api/my-people';
