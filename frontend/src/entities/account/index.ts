export { accountQueries, type OwnSession, type Profile } from './api/account';
