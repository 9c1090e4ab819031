/** IDs of the six colleges in the starter table that the demo people attended. */
export const DEMO_COLLEGE_IDS = {
  michiganState: 1,
  floridaState: 2,
  bunkerHill: 15,
  howard: 91,
  rice: 150,
  losAngeles: 163,
} as const;
