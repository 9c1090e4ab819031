/** Draws only those rows of a long list that are in sight, each as high as it turns out to be. */
export { useVirtualizer as useVirtualRows } from '@tanstack/react-virtual';
export { useRowKeys } from './use-row-keys';
