export { CheckboxList } from './checkbox-list';
