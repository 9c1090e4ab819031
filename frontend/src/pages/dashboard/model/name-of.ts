/** What somebody is called, also where nobody knows their name. A number below zero is somebody who has gone. */
export function nameOf(id: number, name: string | undefined): string {
  return name || (id < 0 ? 'Deleted user' : `User ${id}`);
}
