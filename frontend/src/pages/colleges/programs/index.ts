export type { RawCollegeProgramsSearch } from './model/college-programs-search';
export type { RawFieldSearch } from './model/field-search';
export { loadCollegePrograms, loadField, loadFields, loadProgramComparison } from './model/load-pages';
export { CollegeProgramsPage } from './ui/college-programs-page';
export { CompareProgramsPage } from './ui/compare-programs-page';
export { FieldPage } from './ui/field-page';
export { FieldsPage } from './ui/fields-page';
