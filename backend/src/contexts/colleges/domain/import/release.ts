/**
 * The day a federal file was released, as its name tells: "Most-Recent-Cohorts-Institution_05192025.zip".
 * @returns YYYY-MM-DD, or null
 */
export function releaseIn(fileName: string): string | null {
  const [, month, day, year] = /_(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(20\d\d)\b/.exec(fileName) ?? [];
  return year ? `${year}-${month}-${day}` : null;
}
