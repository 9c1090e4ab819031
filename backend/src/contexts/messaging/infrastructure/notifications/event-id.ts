interface Event {
  readonly occurredAt: Date;
}

/** Names one event for good: delivered again it has the same name. No keys of people, who can be erased. */
export const eventIdOf = (eventName: string, id: number | '', { occurredAt }: Event): string =>
  `${eventName}:${id}:${occurredAt.toISOString()}`;

export const aboutConnection = (connectionId: number): string => `connection:${connectionId}`;
export const aboutMeeting = (meetingId: number): string => `meeting:${meetingId}`;
