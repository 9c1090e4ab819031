/** The headers of a list's answer, for the contract. */
export const COUNTED = {
  'X-Total-Count': { description: 'How many there are in all', schema: { type: 'integer' } },
  Link: { description: 'Where the rest is: <...>; rel="next"', schema: { type: 'string' } },
} as const;
