export { accountQueries, type OwnSession, type AccountProfile } from './api/account';
