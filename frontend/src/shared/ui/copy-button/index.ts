export { CopyButton } from './copy-button';
export { CopyableCode } from './copyable-code';
