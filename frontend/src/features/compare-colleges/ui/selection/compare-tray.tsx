import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { comparisonQuery } from '../../api/comparison';
import { TrayFrame } from './tray-frame';

interface CompareTrayProps extends Pick<
  ComponentProps<typeof TrayFrame>,
  'isRefused' | 'isCountAnnounced' | 'action' | 'onClear'
> {
  ids: readonly number[];
  onRemove: (id: number) => void;
}

/** The colleges selected so far. */
export function CompareTray({ ids, onRemove, ...rest }: CompareTrayProps) {
  const { data = [] } = useQuery({ ...comparisonQuery(ids), placeholderData: keepPreviousData });
  return (
    <TrayFrame
      {...rest}
      compared="colleges"
      tiles={ids.map((id) => ({ key: id, name: data.find((college) => college.id === id)?.name }))}
      onRemove={(index) => ids.slice(index, index + 1).forEach(onRemove)}
    />
  );
}
