/** The UNITID of a college, its founding year as the college states it, and a one-sentence description. */
export type CollegeDescription = readonly [ipedsId: number, foundedYear: number | null, description: string];
