export { ErrorPanel, FormPage, MessagePage } from './panel';
