export { type RawMessagesSearch } from './model/search-params';
export { MessagesPage } from './ui/messages-page';
