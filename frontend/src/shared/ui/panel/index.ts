export { ErrorPanel, MessagePage } from './panel';
