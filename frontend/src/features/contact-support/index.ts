export { ContactSupportDialog } from './ui/contact-support-dialog';
