export { isPasswordNeeded } from './model/password-needed';
export { PasswordDialog } from './ui/password-dialog';
