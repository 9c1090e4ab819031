/** Renders only the visible rows of a long list, each with its measured height. */
export { useVirtualizer as useVirtualRows } from '@tanstack/react-virtual';
export { useRowKeys } from './use-get-item-key';
