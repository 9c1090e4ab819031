export { ConfirmEmailNotice } from './ui/confirm-email-notice';
export { ResendConfirmation } from './ui/resend-confirmation';
