export type { StudentsAddress } from './model/search';
export { ConnectStudentsPage } from './ui/connect-students-page';
