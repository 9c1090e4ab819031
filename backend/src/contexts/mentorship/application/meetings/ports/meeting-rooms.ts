/** Where people meet who have not said where. */
export abstract class MeetingRooms {
  /** Whose service it is: the host of its address, e.g. `meet.jit.si`. */
  abstract readonly host: string;

  /** The address of the room of this name; cameras and microphones are off when somebody enters. */
  abstract addressOf(room: string): string;
}
