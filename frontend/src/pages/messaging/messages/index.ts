export { type MessagesAddress } from './model/address';
export { MessagesPage } from './ui/messages-page';
