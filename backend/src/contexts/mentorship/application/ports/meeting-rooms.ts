/** Where people meet who have not said where. */
export abstract class MeetingRooms {
  /** The address of the room of this name; cameras and microphones are off when somebody enters. */
  abstract addressOf(room: string): string;
}
