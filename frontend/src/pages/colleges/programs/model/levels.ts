/** The levels of programs in the order of the federal file, with their names in the singular and the plural. */
const LEVEL_NAMES = {
  certificate: ['Undergraduate certificate', 'Undergraduate certificates'],
  associate: ['Associate degree', 'Associate degrees'],
  bachelor: ['Bachelor’s degree', 'Bachelor’s degrees'],
  'post-baccalaureate': ['Post-baccalaureate certificate', 'Post-baccalaureate certificates'],
  master: ['Master’s degree', 'Master’s degrees'],
  doctoral: ['Doctoral degree', 'Doctoral degrees'],
  'first-professional': ['First professional degree', 'First professional degrees'],
  'graduate-certificate': ['Graduate certificate', 'Graduate certificates'],
} as const;

export type Level = keyof typeof LEVEL_NAMES;

export const isLevel = (value: unknown): value is Level =>
  typeof value === 'string' && Object.hasOwn(LEVEL_NAMES, value);

export const LEVELS: readonly Level[] = Object.keys(LEVEL_NAMES).filter(isLevel);

/** 'Bachelor’s degree' */
export const levelName = (level: Level): string => LEVEL_NAMES[level][0];

/** 'Bachelor’s degrees' */
export const levelTitle = (level: Level): string => LEVEL_NAMES[level][1];
