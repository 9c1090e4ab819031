import { isLevel } from './levels';

const MAX_COLLEGE_ID = 2_147_483_647;

/** Checks whether a value is the ID of a program: '2469-1107-bachelor'. */
export function isProgramId(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, college, level] = /^([1-9]\d{0,9})-\d{4}-([a-z-]+)$/.exec(value) ?? [];
  return isLevel(level) && Number(college) <= MAX_COLLEGE_ID;
}

/** Parses the IDs in the URL of a comparison. Invalid and repeated ones are ignored. */
export const parseProgramIds = (text: string): string[] => [...new Set(text.split(',').filter(isProgramId))];

/** 'Computer Science' -> 'computer-science', as on the server. */
const toFieldSlug = (field: string): string =>
  field
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Returns the last part of the path of a field's page: '1107-computer-science'. */
export const toFieldKey = ({ cip, field }: { cip: string; field: string }): string => `${cip}-${toFieldSlug(field)}`;

/** Returns the CIP code in the path of a field's page, whose name is ignored; undefined if it has none. */
export const parseFieldKey = (text: string): string | undefined => /^(\d{4})(?:-|$)/.exec(text)?.[1];
