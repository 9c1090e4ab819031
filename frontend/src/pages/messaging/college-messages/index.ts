export { type RawCollegeMessagesSearch } from './model/search-params';
export { CollegeMessagesPage } from './ui/college-messages-page';
