import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { collegeQueries, type College } from '@/entities/college';
import { readOriginCollege } from '../model/origin-college';

/**
 * Returns the college through which the viewer came to register; undefined if there is none, if several have its name, or
 * until it is loaded.
 */
export function useOriginCollege(viewer: number): Pick<College, 'id' | 'name' | 'city' | 'state' | 'type'> | undefined {
  const [origin] = useState(() => readOriginCollege(viewer));
  const id = origin && 'id' in origin ? origin.id : undefined;
  const name = origin && 'name' in origin ? origin.name : '';
  const detail = useQuery({ ...collegeQueries.detail(id ?? 0), enabled: id !== undefined });
  const suggestions = useQuery(collegeQueries.suggestions(name));
  const sameName = suggestions.data?.filter((college) => college.name === name) ?? [];
  return detail.data ?? (sameName.length === 1 ? sameName[0] : undefined);
}
