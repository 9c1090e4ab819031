export { type MessagesAddress } from './model/search-params';
export { MessagesPage } from './ui/messages-page';
