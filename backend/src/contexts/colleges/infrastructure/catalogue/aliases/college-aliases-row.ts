/**
 * The IPEDS ID of an institution, followed by the nicknames and acronyms that people type instead of its official name.
 */
export type CollegeAliases = readonly [ipedsId: number, ...aliases: string[]];
