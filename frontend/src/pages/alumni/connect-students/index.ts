export type { RawStudentsSearch } from './model/search';
export { ConnectStudentsPage } from './ui/connect-students-page';
