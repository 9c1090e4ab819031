export { SaveCollegeButton } from './ui/save-button';
export { useSaveCollege } from './model/use-save-college';
