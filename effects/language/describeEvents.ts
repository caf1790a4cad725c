import { eventWordOf } from './events/table.ts';
import type { EventPattern } from './vocabulary.ts';

/** What a trigger waits for, as a clause. */
export const describeEvent = (event: EventPattern): string => eventWordOf(event).text(event, describeEvent);
