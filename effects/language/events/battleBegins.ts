import { type EventWord, notSeen } from '../eventWord.ts';

/** 115.2. A battle begins, whichever creatures battle. */
export interface BattleBeginsEvent {
  readonly event: 'battleBegins';
}

export const battleBeginsWord: EventWord<BattleBeginsEvent> = {
  text: () => 'a battle begins',
  binds: [],
  seesItself: notSeen,
  generated: { weight: 1 },
};
