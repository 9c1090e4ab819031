export { AlumniAlert as default } from '@/features/alumni-alert';
