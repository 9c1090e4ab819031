export { FormPage } from './form-page';
export { ErrorPanel, MessagePage } from './panel';
