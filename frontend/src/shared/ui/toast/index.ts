export { toast, type ToastMessage } from './toast-store';
export { isFocusInToast, Toaster } from './toaster';
