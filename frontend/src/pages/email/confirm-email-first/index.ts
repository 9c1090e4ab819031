export { ConfirmEmailFirstPage } from './ui/confirm-email-first-page';
