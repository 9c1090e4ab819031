export { type CollegeMessagesAddress } from './model/search-params';
export { CollegeMessagesPage } from './ui/college-messages-page';
