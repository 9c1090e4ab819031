export { AlertDialog } from './alert-dialog';
