export { detailedRefusalText, refusalText, useFormErrors } from './use-form-errors';
export { useOneAtATime } from './use-one-at-a-time';
export { useSelectDefaultText } from './use-select-default-text';
