export { UnsubscribePage } from './ui/unsubscribe-page';
