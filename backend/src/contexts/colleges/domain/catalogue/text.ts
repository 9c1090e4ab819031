/** How long a text is for people and for PostgreSQL: an emoji counts once. */
export const characters = (text: string): number => [...text].length;
