export { CheckboxList, type CheckboxOption } from './checkbox-list';
