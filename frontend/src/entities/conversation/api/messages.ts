import type { Schemas } from '@/shared/api';

/** A message from one person to another. A negative ID is an erased account. */
export type Message = Schemas['MessageView'];
