export { AlumniAlert } from './ui/alumni-alert';
