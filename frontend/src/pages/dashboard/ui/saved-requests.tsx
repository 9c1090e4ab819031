export { SavedRequests as default } from '@/features/connection';
